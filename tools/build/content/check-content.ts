import type { AstroIntegration } from 'astro';
import { publishedLanguages, unpublishedLanguages } from '#content/languages.ts';
import { contentProblems, parseContent } from '#content/parse.ts';
import { writeProblem } from '#content/read/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { endWithMistakes } from './end-with-mistakes.ts';

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
