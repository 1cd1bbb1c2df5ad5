import type { AstroIntegration } from 'astro';
import { writtenLanguages } from '#content/languages.ts';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { endWithMistakes } from './end-with-mistakes.ts';

/** Stops a build before it begins if the content has mistakes; `dev` shows them on the page. */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        endWithMistakes(() => {
          const sources = readSources();
          for (const language of writtenLanguages(sources)) parseContent(sources, language);
        });
      },
    },
  };
}
