/** How much a visit weighs. Figures are bytes as a good host sends them: brotli 11, fonts as they are. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  builtFile,
  builtHtml,
  builtPage,
  DIST,
  EVERY_PATH,
  one,
  rawText,
} from '../support/built.ts';

/** One round trip with a response's headers: TCP sends ten segments of 1,460 bytes at first. */
const PAGE_MAX = 14_000;
const INLINE_SCRIPT_MAX = 800;
const FIRST_VISIT_MAX = 45_000;
/** Everything that a form may load: each of its files, and their imports. */
const SCRIPTS_MAX = { '/contact': 80_000, '/payments': 100_000 };

/** What the secret guard fetches for a text that needs it (docs/decisions/012). */
const GUARD_MAX = 7_000;
const LATIN_LISTS_MAX = 36_000;

const CONTENT_PATHS = EVERY_PATH.filter((path) => path !== '/contact' && path !== '/payments');

const brotli = (body: string | Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The font files that a page names. */
const fontsOf = (path: string) =>
  [...builtHtml(path).matchAll(/\/assets\/([\w.-]+\.woff2)/g)].map(([, name]) => name);

/** Fails with all figures and the limit. */
function expectAtMost(limit: number, figures: Readonly<Record<string, number>>): void {
  const sum = Object.values(figures).reduce((total, bytes) => total + bytes, 0);
  expect(sum, `${JSON.stringify(figures)}: ${sum} of ${limit}`).toBeLessThanOrEqual(limit);
}

test.each(EVERY_PATH)('%s fits one round trip', (path) => {
  expectAtMost(PAGE_MAX, { [path]: brotli(builtHtml(path)) });
});

describe.each(CONTENT_PATHS)('%s', (path) => {
  const page = builtPage(path);

  test('loads no script file', () => {
    expect(all(page, 'script').filter((script) => attribute(script, 'src') !== '')).toEqual([]);
    const links = all(page, 'link').map((link) => attribute(link, 'rel'));
    expect(links.filter((rel) => /preload|prefetch/.test(rel))).toEqual([]);
    expect(builtHtml(path)).not.toMatch(/\/assets\/[^"']+\.js/);
  });

  test('has little inline script', () => {
    const scripts = all(page, 'script')
      .filter((script) => ['', 'module'].includes(attribute(script, 'type')))
      .map((script, index) => [`script ${index + 1}`, Buffer.byteLength(rawText(script))] as const);
    expect(scripts).not.toEqual([]);
    expectAtMost(INLINE_SCRIPT_MAX, Object.fromEntries(scripts));
  });

  test('is a light first visit with its font, icon and manifest', () => {
    const files = [
      ...fontsOf(path).map((name) => `assets/${name}`),
      'site.webmanifest',
      'icon-192.png',
    ];
    const weights = files.map((name) => [name, builtFile(name).length] as const);
    expectAtMost(FIRST_VISIT_MAX, {
      ...Object.fromEntries(weights),
      [path]: brotli(builtHtml(path)),
    });
  });
});

test.each(EVERY_PATH)('%s has one font', (path) => {
  expect(fontsOf(path)).toHaveLength(1);
});

/** The script files that a form's page names, and everything that they import. */
function scriptsOf(path: string): string[] {
  const named = JSON.parse(rawText(one(builtPage(path), 'script', { id: 'form-files' })));
  const found = new Set<string>(named.map((address: string) => address.slice('/assets/'.length)));
  for (const name of found) {
    for (const [, imported = ''] of builtFile(`assets/${name}`)
      .toString()
      .matchAll(/(?:from|import)\s*["`']\.\/([\w.-]+\.js)["`']/g)) {
      found.add(imported);
    }
  }
  return [...found];
}

describe.each(['/contact', '/payments'] as const)('the form of %s', (path) => {
  const scripts = scriptsOf(path).map((name) => ({ name, code: builtFile(`assets/${name}`) }));

  test('is light', () => {
    expect(scripts.length).toBeGreaterThan(0);
    expectAtMost(
      SCRIPTS_MAX[path],
      Object.fromEntries(scripts.map(({ name, code }) => [name, brotli(code)])),
    );
  });

  test('has no dropdown code if it has no dropdown', () => {
    const withDropdown = scripts.filter(({ code }) => code.includes('listbox'));
    expect(withDropdown).toHaveLength(path === '/payments' ? 1 : 0);
  });

  test('has no code that reads content', () => {
    for (const { name, code } of scripts) {
      expect(code.toString(), name).not.toMatch(/ZodError|safeParse/);
    }
  });
});

test('the secret guard and its word lists are light', () => {
  const weightsOf = (names: RegExp) =>
    Object.fromEntries(
      readdirSync(join(DIST, 'assets'))
        .filter((name) => names.test(name) && name.endsWith('.js'))
        .map((name) => [name, brotli(builtFile(`assets/${name}`))]),
    );
  const lists = weightsOf(/^(english|spanish|french|italian|portuguese|czech)\./);
  expect(Object.keys(lists)).toHaveLength(6);
  expectAtMost(LATIN_LISTS_MAX, lists);
  const guard = weightsOf(/^find-secret\./);
  expect(Object.keys(guard)).toHaveLength(1);
  expectAtMost(GUARD_MAX, guard);
});
