import { existsSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Makes Astro build into a folder beside `dist/` (or `--outDir`) that replaces it as the last step, so
 * that a failed build leaves the previous one unchanged. It must be the last integration.
 */
export function swapDist(): AstroIntegration {
  let dist = '';
  let building = '';
  return {
    name: 'swap-dist',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        dist = resolve(fileURLToPath(config.outDir));
        building = `${dist}.building`;
        updateConfig({ outDir: pathToFileURL(`${building}${sep}`) });
        process.once('exit', () => rmSync(building, { recursive: true, force: true }));
      },
      'astro:build:done': () => swapFolder(building, dist),
    },
  };
}

/**
 * Puts the folder `from` in the place of `to`.
 *
 * @throws when the system refuses, as Windows does while a program has a file of `to` open; `to` is
 *   then unchanged
 */
export async function swapFolder(from: string, to: string): Promise<void> {
  const previous = `${to}.previous`;
  await rm(previous, { recursive: true, force: true });
  try {
    if (existsSync(to)) await rename(to, previous);
    await rename(from, to);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, to);
    throw new Error(
      `${to} could not be replaced: a program is using it. Stop the server (npm start), then build again.`,
      { cause: error },
    );
  }
  await rm(previous, { recursive: true, force: true });
}
