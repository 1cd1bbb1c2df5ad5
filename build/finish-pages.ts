import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { finishPage } from './finish-page.ts';
import { headersFile } from './hosts/headers-file.ts';
import { fontPackage, licensesText, recordBundle } from './licenses.ts';
import { connectSources } from './policy.ts';
import { compileScriptsAhead, deleteUnusedScripts, scriptOutput } from './script-files.ts';
import type { SiteSettings } from './site-settings.ts';

const TEXT_FILE = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;

/**
 * Finishes every built page, writes what a site needs beside its pages (the licenses of what it is
 * made of, the headers for hosts that read them), and each text file's `.br` and `.gz` beside it.
 */
export function finishPages(site: SiteSettings): AstroIntegration {
  const bundle = recordBundle();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const build = { rolldownOptions: { output: scriptOutput } };
        updateConfig({
          vite: { environments: { client: { build } }, plugins: [bundle.plugin] },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages: string[] = [];
        for (const page of (await readdir(dist, { recursive: true })).filter((name) =>
          name.endsWith('.html'),
        )) {
          const file = join(dist, page);
          const html = await readFile(file, 'utf8');
          const imports = await scriptImports(dist, html);
          const connect = connectSources(basename(page) === 'payments.html' ? site : {});
          const finished = finishPage(html, (address) => imports.get(address) ?? [], connect);
          await writeFile(file, finished);
          pages.push(finished);
        }
        await deleteUnusedScripts(dist, pages);
        await compileScriptsAhead(dist);
        const packages = bundle.packagesIn(await readdir(dist, { recursive: true }));
        await writeFile(join(dist, 'licenses.txt'), licensesText([...packages, fontPackage()]));
        await writeFile(join(dist, '_headers'), headersFile(site));
        const names = await readdir(dist, { recursive: true });
        await Promise.all(names.filter((name) => TEXT_FILE.test(name)).map(compress));

        async function compress(name: string): Promise<void> {
          const file = join(dist, name);
          const bytes = await readFile(file);
          await writeFile(`${file}.br`, await brotli(bytes));
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }
      },
    },
  };
}

/** For each script file that a page names: the addresses of the files it imports, however deep. */
async function scriptImports(dist: string, html: string): Promise<Map<string, readonly string[]>> {
  const addresses = [...html.matchAll(/<script type="module" src="([^"]+)">/g)].map(
    ([, address = '']) => address,
  );
  return new Map(
    await Promise.all(
      addresses.map(async (address) => [address, [...(await deepImports(address))]] as const),
    ),
  );

  async function deepImports(address: string): Promise<Set<string>> {
    const code = await readFile(join(dist, address), 'utf8');
    const found = new Set<string>();
    for (const [, specifier = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
      const imported = resolve(dirname(address), specifier);
      found.add(imported);
      for (const deeper of await deepImports(imported)) found.add(deeper);
    }
    return found;
  }
}

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
