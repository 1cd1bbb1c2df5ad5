import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where Astro builds the pages, inside the output folder, until they are written. */
const PRERENDERED = '.prerender';

/** In a project whose path has a %, Astro leaves fonts behind with the code that renders the pages. */
export function keepFonts(): AstroIntegration {
  return {
    name: 'keep-fonts',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        if (!dist.includes('%')) return;
        await cp(join(dist, PRERENDERED, 'assets'), join(dist, 'assets'), {
          recursive: true,
          force: false,
        });
      },
    },
  };
}
