/** The path of a value in a YAML file: keys, and list indexes counted from 0. */
export type KeyPath = readonly (string | number)[];

/** A mistake in the content, as the owner reads it. */
export type Problem = {
  file: string;
  /** Counted from 1; undefined where the file itself is missing. */
  line?: number;
  path: KeyPath;
  /** What is wrong and how to correct it. */
  message: string;
};

/** A mistake before its file and line are known. */
export type Finding = Pick<Problem, 'path' | 'message'> & {
  /** The part of a text that is wrong, where it may be on a line below the key. */
  part?: string | undefined;
};

/** "courses › entry 1 › price" */
export function writePath(path: KeyPath): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key)).join(' › ');
}

/** "content/en/courses.yaml:14  courses › entry 1 › price: … " */
export function writeProblem({ file, line, path, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const key = path.length === 0 ? '' : `  ${writePath(path)}`;
  return `${place}${key}: ${message}`;
}

/** All mistakes of the content at once, in the order of files and lines. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  /** The place of the first mistake: the dev page shows its lines and opens them in an editor. */
  readonly loc: { file: string; line: number; column: number } | undefined;

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`;
    super(`The content has ${count}.\n\n${problems.map(writeProblem).join('\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
    const [first] = problems;
    this.loc = first && { file: first.file, line: first.line ?? 1, column: 1 };
  }
}
