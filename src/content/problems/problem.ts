import { closest, distance } from 'fastest-levenshtein';

/** The path of a value in a YAML file: keys, and list indexes counted from 0. */
export type KeyPath = readonly (string | number)[];

/** A mistake in the content or in a translation, for whoever wrote it. */
export type Problem = {
  file: string;
  /** Counted from 1; undefined where the file itself is missing. */
  line?: number;
  path: KeyPath;
  /** What is wrong and how to correct it. */
  message: string;
};

/** "courses › entry 1 › price" */
export function formatPath(path: KeyPath): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key)).join(' › ');
}

/** "courses › entry 1 › price: … " */
function formatMessage({ path, message }: Problem): string {
  return path.length === 0 ? message : `${formatPath(path)}: ${message}`;
}

/** "content/courses.yaml:14: courses › entry 1 › price: … " */
export function formatProblem(problem: Problem): string {
  const position = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
  return `${position}: ${formatMessage(problem)}`;
}

/** On GitHub a problem is shown at its line, too: this is a workflow command. */
export function annotate(level: 'error' | 'warning', problem: Problem): void {
  if (!process.env.GITHUB_ACTIONS) return;
  const message = formatMessage(problem).replaceAll('%', '%25').replaceAll('\n', '%0A');
  console.log(`::${level} file=${problem.file},line=${problem.line ?? 1}::${message}`);
}

/** All mistakes of the content at once. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  /** Where the first mistake is. Vite reads this property: its error page shows and opens the line. */
  readonly loc: { file: string; line: number; column: number } | undefined;

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`;
    super(`The content has ${count}.\n\n${problems.map(formatProblem).join('\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
    const [first] = problems;
    this.loc = first && { file: first.file, line: first.line ?? 1, column: 1 };
  }
}

/** The candidate most similar to `word`; undefined where none is similar. */
export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  const best = closest(word, candidates);
  return distance(word, best ?? '') <= Math.max(2, word.length / 3) ? best : undefined;
}

/** What to write for an unknown word: "Did you mean {email}?" */
export function suggestion(word: string, candidates: readonly string[]): string {
  const guess = closestMatch(word, candidates);
  return guess ? `Did you mean ${guess}?` : `Write one of ${candidates.join(', ')}.`;
}
