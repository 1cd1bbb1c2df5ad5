import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { openPoints } from './open-points.ts';

/** Says in one line of the build how much stands open before the site may go public. */
export function launchWarning(): AstroIntegration {
  return {
    name: 'launch-warning',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { length } = await openPoints(fileURLToPath(dir), new Date());
        if (length === 0) return;
        const points = length === 1 ? '1 point stands' : `${length} points stand`;
        logger.warn(`${points} open before launch: npm run launch-check`);
      },
    },
  };
}
