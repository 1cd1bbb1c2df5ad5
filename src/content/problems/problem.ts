import { distance as editDistance } from 'fastest-levenshtein';

/** The path of a value in a YAML file: keys, and list indexes counted from 0. */
export type KeyPath = readonly (string | number)[];

/** A mistake in the content or in a translation, as its author reads it. */
export type Problem = {
  file: string;
  /** Counted from 1; undefined where the file itself is missing. */
  line?: number;
  path: KeyPath;
  /** What is wrong and how to correct it. */
  message: string;
};

/** "courses › entry 1 › price" */
export function writePath(path: KeyPath): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key)).join(' › ');
}

/** "courses › entry 1 › price: … " */
function writeMessage({ path, message }: Problem): string {
  return [...(path.length === 0 ? [] : [writePath(path)]), message].join(': ');
}

/** "content/courses.yaml:14: courses › entry 1 › price: … " */
export function writeProblem(problem: Problem): string {
  return [problem.file, problem.line ?? [], ` ${writeMessage(problem)}`].flat().join(':');
}

/** A workflow command that makes GitHub show the problem at its line. */
export function annotation(level: 'error' | 'warning', problem: Problem): string {
  const encode = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const file = encode(problem.file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} file=${file},line=${problem.line ?? 1}::${encode(writeMessage(problem))}`;
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

/** The candidate most similar to `word`, ignoring case; undefined where none is similar. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const distanceTo = (name: string) => editDistance(word.toLowerCase(), name.toLowerCase());
  const [best] = candidates.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return best !== undefined && distanceTo(best) <= limit ? best : undefined;
}
