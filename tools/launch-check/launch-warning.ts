import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { launchBlockers } from './launch-blockers.ts';

/** Prints, in one line of the build, how much is open before the site may go public. */
export function launchWarning(): AstroIntegration {
  return {
    name: 'launch-warning',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { length } = await launchBlockers(fileURLToPath(dir), new Date());
        if (length === 0) return;
        const points = length === 1 ? '1 point is' : `${length} points are`;
        logger.warn(`${points} open before launch: npm run launch-check`);
      },
    },
  };
}
