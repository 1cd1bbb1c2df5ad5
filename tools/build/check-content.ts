import type { AstroIntegration } from 'astro';
import { parseContent, publishedLanguages } from '#content/parse.ts';
import { ContentError, formatProblem, githubAnnotation } from '#content/problems/problem.ts';
import type { Sources } from '#content/read/sources.ts';

/** On GitHub a problem is shown at its line, too. */
function annotate(...[level, problem]: Parameters<typeof githubAnnotation>): void {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotation(level, problem));
}

/** Runs a step of a command; mistakes in content/ end the command with their messages and no stack trace. */
export function exitOnMistakes<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    for (const problem of error.problems) annotate('error', problem);
    process.exit(1);
  }
}

/** Stops a build before it begins if the content has mistakes; `dev` shows them on the page. */
export function contentCheck(sources: Sources): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build') return;
        const contents = exitOnMistakes(() =>
          publishedLanguages(sources).map((language) => parseContent(sources, language)),
        );
        for (const warning of contents.flatMap(({ warnings }) => warnings)) {
          logger.warn(formatProblem(warning));
          annotate('warning', warning);
        }
      },
    },
  };
}
