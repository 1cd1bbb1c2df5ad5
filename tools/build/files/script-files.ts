import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from './files.ts';

/**
 * Removes the runtime of Astro's islands from the bundle: its React integration always adds it, and the
 * site has no islands. Runs before the list of licenses is made, which would name it.
 */
export const withoutIslands: Plugin = {
  name: 'without-islands',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type === 'chunk' && file.facadeModuleId?.includes('/@astrojs/react/')) {
          delete bundle[fileName];
        }
      }
    },
  },
};

/** Asks V8 to compile all functions of a file while it loads (explicit compile hints, Chrome 136). */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes browsers compile the script files in the background as they load. Otherwise each function waits
 * for its first call, which is most of the first press on a dropdown (docs/performance.md).
 */
export async function compileScriptsAhead(dist: string): Promise<void> {
  await Promise.all(
    (await scriptsIn(dist)).map(async (name) => {
      const file = join(dist, name);
      await writeFile(file, COMPILE_AHEAD + passQueryOn(await readFile(file, 'utf8')));
    }),
  );
}

/**
 * Makes a script file import others under its own query: after a failure, a form requests all its files
 * under new URLs (src/forms/startup/form-files.ts).
 *
 * @throws on an import of a kind that Rolldown does not write today
 */
export function passQueryOn(code: string): string {
  const passing = code.replace(
    /\bimport(?:\{([^}]*)\}from)?"(\.[^"]+)"/g,
    (_import, names: string | undefined, file: string) => {
      const imported = `await import("${file}"+new URL(import.meta.url).search)`;
      return names === undefined ? imported : `const{${names.replaceAll(' as ', ':')}}=${imported}`;
    },
  );
  if (/\bfrom"\./.test(passing)) throw new Error('A script file has an import of an unknown kind.');
  return passing;
}

/**
 * A script file with all files that it imports statically, at any depth, each once.
 *
 * @param address as a page names it: `/assets/payments.1a.js`
 */
export async function withImports(
  dist: string,
  address: string,
  found = new Set<string>(),
): Promise<Set<string>> {
  if (found.has(address)) return found;
  found.add(address);
  const code = await readFile(join(dist, address), 'utf8');
  for (const [, specifier = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    await withImports(dist, posix.resolve(posix.dirname(address), specifier), found);
  }
  return found;
}

async function scriptsIn(dist: string): Promise<string[]> {
  return (await filesIn(dist)).filter((name) => name.endsWith('.js'));
}
