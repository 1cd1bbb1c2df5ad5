import type { AstroIntegration } from 'astro';
import { publishedLanguages, unpublishedLanguages } from '#content/languages.ts';
import { contentProblems, parseContent, parseSite } from '#content/parse.ts';
import { ContentError, writeProblem } from '#content/problems/problem.ts';
import { readSources, sourcesIn } from '#content/read/sources.ts';
import type { Site } from '#content/schemas/site.ts';

/** What the build itself needs from content/site.yaml. */
export type SiteSettings = Pick<Site, 'url' | 'rates'>;

/** Mistakes in content/site.yaml end the command with their messages. */
export function readSiteSettings(folder = 'content'): SiteSettings & Pick<Site, 'languages'> {
  return endWithMistakes(() => parseSite(sourcesIn(folder)));
}

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

/** Stops a build before it begins if the content has mistakes; `dev` shows them on the page. */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build') return;
        const sources = readSources();
        endWithMistakes(() => {
          for (const language of publishedLanguages(sources)) parseContent(sources, language);
        });
        for (const language of unpublishedLanguages(sources)) {
          const [first, ...others] = contentProblems(sources, language);
          if (first === undefined) continue;
          const more = others.length > 0 ? ` (and ${others.length} more)` : '';
          logger.warn(`content/${language} is not published yet. ${writeProblem(first)}${more}`);
        }
      },
    },
  };
}
