import { readFileSync, statSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import type { Plugin } from 'vite';
import type { Sources } from '#content/read/sources.ts';
import { contentsOf } from '#content/site-content.ts';
import { letterWarnings, weightOf, weightTable, weightWarnings } from './budgets.ts';
import { finishPage } from './finish-page.ts';
import { all, attribute, type Document, one } from './html.ts';
import { markUntranslated } from './mark-untranslated.ts';

const TEXT_FILE = /\.(html|js|css|svg|txt|xml|json)$/;

/** What macOS and Windows leave in folders such as public/. */
const SYSTEM_FILE = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Vite writes the licenses of all packages in the bundle here. */
const LICENSES = 'licenses.txt';
/** Not modules of the bundle, but sent to visitors: the heading font and the bundler's helpers. */
const UNBUNDLED_PACKAGES = ['@fontsource-variable/newsreader', 'rolldown'];

/**
 * Finishes every built page, completes the licenses, and compresses each text file to `.br` and `.gz`
 * beside it. Prints what each page weighs.
 */
export function finishBuild(sources: Sources): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const build = { license: { fileName: LICENSES } };
        updateConfig({ vite: { build, plugins: [formScripts] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = await filesIn(dist);
        for (const file of files.filter((name) => SYSTEM_FILE.test(name)))
          await rm(join(dist, file));
        const pages = files.filter((file) => file.endsWith('.html'));
        const contents = contentsOf(sources);
        const [{ site }] = contents;
        const built = [];
        for (const page of pages) {
          const file = join(dist, page);
          const document = parse(await readFile(file, 'utf8'));
          markUntranslated(document, contents);
          const language = attribute(one(document, 'html'), 'lang');
          const content = contents.find((each) => each.language === language) ?? contents[0];
          const files = formFiles(document);
          const address = addressOf(page);
          for (const warning of letterWarnings(address, document, content)) logger.warn(warning);
          built.push({ file, address, language, hasForm: files.length > 0 });
          await writeFile(file, finishPage(document, files, site));
        }
        const ocrB = await readFile('src/styles/ocr-b-LICENSE.txt', 'utf8');
        const others = [...UNBUNDLED_PACKAGES.map(licenseOf), `\n## fonts-ocr-b - 0.3\n\n${ocrB}`];
        await appendFile(join(dist, LICENSES), others.join(''));
        const texts = (await filesIn(dist)).filter((name) => TEXT_FILE.test(name));
        await Promise.all(texts.map((name) => compress(join(dist, name))));
        const weights = built.map(({ file, ...page }) =>
          weightOf(page, statSync(`${file}.br`).size, site),
        );
        logger.info(`Size of each page's response:\n${weightTable(weights)}`);
        for (const warning of weightWarnings(weights)) logger.warn(warning);
      },
    },
  };
}

/** By the address of a script file, the files that it imports. */
const importsOf = new Map<string, readonly string[]>();

const formScripts: Plugin = {
  name: 'form-scripts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  /** The pages already have the styles of a form's components, which are prerendered. */
  load: (id) => (id.endsWith('.css') ? '' : undefined),
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      importsOf.set(
        `/${chunk.fileName}`,
        chunk.imports.map((file) => `/${file}`),
      );
    }
  },
};

/** The addresses of what a page's form loads: what its script file imports, its props, and that file. */
function formFiles(document: Document): string[] {
  const scripts = all(document, 'script', { src: /./ }).map((script) => attribute(script, 'src'));
  const files = new Set(scripts);
  // The loop also visits what it adds: all that the files import, at any depth.
  for (const file of files) {
    for (const imported of importsOf.get(file) ?? []) files.add(imported);
  }
  const imported = [...files].slice(scripts.length);
  const props = all(document, '*', { 'data-props': /./ }).map((form) =>
    attribute(form, 'data-props'),
  );
  return [...imported, ...props, ...scripts];
}

/** Everything in a folder, at any depth, as relative paths with `/` on every system: `assets/a.js`. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.replaceAll(sep, '/')).toSorted();
}

/** `/` for `index.html`, `/es/tutoring` for `es/tutoring.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/^index\.html$|\.html$/, '')}`;
}

/** A package's license in the form in which Vite lists those of the bundle. */
function licenseOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8')}`;
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
