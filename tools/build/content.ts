import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import { annotate, ContentError, formatProblem } from '#content/problems/problem.ts';
import { readSources, type Sources } from '#content/read/sources.ts';
import { contentsOf } from '#content/site-content.ts';

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

const CONTENTS_MODULE_PATH = normalizePath(resolve('src/content/contents.ts'));

/**
 * Gives pages the content as data, already parsed. Mistakes stop a build before it begins; `dev`, which
 * parses again after a change, shows them on the page.
 */
export function content(sources: Sources): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ command, logger, updateConfig }) => {
        const isBuild = command === 'build';
        // Set by others to "development", a build would have React's development code.
        if (isBuild) process.env.NODE_ENV = 'production';
        const contents = isBuild ? exitOnMistakes(() => contentsOf(sources)) : [];
        for (const warning of contents.flatMap(({ warnings }) => warnings)) {
          logger.warn(formatProblem(warning));
          annotate('warning', warning);
        }
        const plugin: Plugin = {
          name: 'content',
          load(id) {
            if (id !== CONTENTS_MODULE_PATH) return undefined;
            const parsed = isBuild ? contents : contentsOf(readSources());
            return `export const CONTENTS = ${JSON.stringify(parsed)}`;
          },
          hotUpdate({ file }) {
            const module = this.environment.moduleGraph.getModuleById(CONTENTS_MODULE_PATH);
            return module && /\/(?:content|translations|people)\/[^/]+$/.test(file)
              ? [module]
              : undefined;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
