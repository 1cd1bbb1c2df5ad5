import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * How Rolldown writes the files that browsers run: one for each page with a form, and one for what
 * the forms share, React above all. A single shared file compresses better than several.
 */
export const scriptOutput = {
  entryFileNames: ({ name }: { name: string }) => `assets/${name.split('.')[0]}.[hash].js`,
  chunkFileNames: 'assets/[name].[hash].js',
  codeSplitting: { groups: [{ name: 'forms', minShareCount: 2 }] },
};

/** Asks V8 to compile all functions of a file while it loads (explicit compile hints, Chrome 136). */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the script files in the background, as they load: otherwise each function
 * waits for its first call, which is most of the first press on a dropdown (docs/performance.md).
 */
export async function compileScriptsAhead(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(assets, name);
      await writeFile(file, COMPILE_AHEAD + (await readFile(file, 'utf8')));
    }),
  );
}

/**
 * Deletes the script files that no page and no other script names: Astro's React integration
 * always writes one for islands, which this site does not use.
 */
export async function deleteUnusedScripts(dist: string, pages: readonly string[]): Promise<void> {
  const assets = join(dist, 'assets');
  const unused = new Set((await readdir(assets)).filter((name) => name.endsWith('.js')));
  const toSearch = [...pages];
  for (let text = toSearch.pop(); text !== undefined; text = toSearch.pop()) {
    for (const name of unused) {
      if (!text.includes(name)) continue;
      unused.delete(name);
      toSearch.push(await readFile(join(assets, name), 'utf8'));
    }
  }
  await Promise.all([...unused].map((name) => rm(join(assets, name))));
}
