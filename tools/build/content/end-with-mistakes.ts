import { ContentError } from '#content/read/problem.ts';

/** Runs a step of a command; mistakes in content/ end it with their messages and no stack trace. */
export function endWithMistakes<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
