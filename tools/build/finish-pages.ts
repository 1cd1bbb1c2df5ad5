import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { FORM_ATTRIBUTE } from '#forms/startup/names.ts';
import { pages } from '#pages.ts';
import { headersFile } from '../hosts/headers-file.ts';
import type { SiteSettings } from './content/site-settings.ts';
import { pageNameOf } from './files/built-pages.ts';
import { filesIn } from './files/files.ts';
import { compileScriptsAhead, withImports, withoutIslands } from './files/script-files.ts';
import { finishPage } from './finish-page.ts';
import { attribute, elementsIn, loadedScripts } from './html.ts';
import { BUNDLED_PACKAGES, licensesText, packagesBesideTheBundle } from './licenses/licenses.ts';
import { checkDeclarations } from './policy/declarations.ts';
import { connectSources } from './policy/policy.ts';
import { reportWeights } from './weights/weights.ts';

const TEXT_FILE = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;

/**
 * Finishes every built page, writes the licenses and the hosts' `_headers`, and compresses each text
 * file to `.br` and `.gz` beside it.
 */
export function finishPages(site: SiteSettings): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const build = { license: { fileName: BUNDLED_PACKAGES } };
        updateConfig({ vite: { build, plugins: [withoutIslands] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = (await filesIn(dist)).filter((file) => file.endsWith('.html'));
        for (const file of files) await finishFile(dist, file, site);
        await compileScriptsAhead(dist);
        await writeLicenses(dist);
        await writeFile(join(dist, '_headers'), headersFile(site));
        const names = (await filesIn(dist)).filter((name) => TEXT_FILE.test(name));
        await Promise.all(names.map((name) => compress(join(dist, name))));
        await reportWeights(dist, site, logger);
      },
    },
  };
}

async function finishFile(dist: string, file: string, site: SiteSettings): Promise<void> {
  const name = pageNameOf(file);
  const page = pages[name];
  const document = parse(await readFile(join(dist, file), 'utf8'));
  const scriptFiles = new Set<string>();
  for (const script of loadedScripts(document)) {
    await withImports(dist, attribute(script, 'src') ?? '', scriptFiles);
  }
  const words = elementsIn(document).flatMap((element) => attribute(element, FORM_ATTRIBUTE) ?? []);
  const code = await Promise.all(
    [...scriptFiles, ...words].map((address) => readFile(join(dist, address), 'utf8')),
  );
  checkDeclarations(name, page, document, code, site);
  const connect = connectSources(page.asksRates ? site : {});
  await writeFile(
    join(dist, file),
    finishPage(document, page, { scriptFiles: [...scriptFiles], connect }),
  );
}

async function writeLicenses(dist: string): Promise<void> {
  const list = join(dist, BUNDLED_PACKAGES);
  const bundled = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  const text = licensesText([...bundled, ...packagesBesideTheBundle()]);
  await writeFile(join(dist, 'licenses.txt'), text);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await brotli(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
