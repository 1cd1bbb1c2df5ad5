/** Checks the rules that global.css and breakpoints.css state. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LAYERS: readonly (readonly [folder: RegExp, layers: string])[] = [
  [/^src\/styles\/languages\//, 'languages'],
  [/^src\/styles\//, 'base|print'],
  [/^src\/(ui|components|forms)\//, 'components'],
  [/^src\/features\//, 'page'],
];

/** At-rules that the cascade does not apply to. */
const UNLAYERED = /^(import|font-face|page|custom-media)$/;

const stylesheets = globSync('src/**/*.css')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .map((file) => ({ file, css: readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

test.each(stylesheets)('$file is in the layer of its folder', ({ file, css }) => {
  const [, layers] = LAYERS.find(([folder]) => folder.test(file)) ?? [];
  for (const [, name = '', names = ''] of css.matchAll(/^@([\w-]+) ?([^{;]*)/gm)) {
    if (file.endsWith('/global.css')) continue;
    if (!UNLAYERED.test(name))
      expect(`${name} ${names.trim()}`).toMatch(new RegExp(`^layer (${layers})$`));
  }
  expect(css).not.toMatch(/^[^@\s}]/m);
});

test.each(stylesheets)('$file names its breakpoints', ({ file, css }) => {
  if (file.endsWith('/breakpoints.css')) return;
  for (const [query] of css.matchAll(/@media[^{]*/g)) expect(query).not.toMatch(/width/);
});

/** Biome finds other properties and values of left and right; these it overlooks. */
test.each(stylesheets)('$file aligns by start and end', ({ css }) => {
  expect(css).not.toMatch(/(?:text-align|float):\s*(?:left|right)/);
  // A fourth value is that of the left.
  expect(css).not.toMatch(/(?:margin|padding|inset):(?: [^\s;(]+(?:\([^)]*\))?){4};/);
});

/** On paper `pt` sets the root; drawings have their own units; a round stamp, a machine zone and code fill a width. */
const OTHER_FONT_SIZE = /^(?:inherit|(?:\w+ )?[\d.]+(?:px|pt|cqi)|calc\(100cqi|var\(--code-size)/;

test.each(stylesheets)('$file uses the sizes of tokens.css', ({ file, css }) => {
  if (/(?:tokens|fonts)\.css$/.test(file)) return;
  for (const [, value = ''] of css.matchAll(/[{;]\s*font(?:-size)?:\s*([^;}]+)/g))
    if (!OTHER_FONT_SIZE.test(value)) expect(value).toContain('var(--text-');
  const spaces = /[{;]\s*((?:margin|padding|(?:row-|column-)?gap)[\w-]*:\s*[^;}]+)/g;
  // px and em align with a letter or an icon; the rest is a step or a named length.
  for (const [, space = ''] of css.matchAll(spaces)) expect(space).not.toMatch(/\d(?:rem|pt)\b/);
});

const css = stylesheets
  .map((sheet) => sheet.css.replaceAll(/url\([^)]*\)|"[^"]*"/g, ''))
  .join('\n');
const code = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('no class is unused, and none is undefined', () => {
  const asked = found(css, /\.([a-z][\w-]*)/g).union(found(code, /'\.([a-z][\w-]*)/g));
  const values = found(code, /\bclass(?:Name)? ?= ?("[^"]*"|\{[^}]*|[^;\n]*)/g);
  const given = [...values].flatMap((value) => [
    ...found(value, /(?<=["'`][a-z -]*)\b([a-z-]{2,})(?=[a-z -]*["'`$])/g),
  ]);
  expect(given.length).toBeGreaterThan(100);
  // Some end in a variable: `for-${startingLevel}`.
  expect(given.filter((name) => !asked.has(name) && !name.endsWith('-'))).toEqual([]);
  const isGiven = (name: string) =>
    given.includes(name) || given.includes(name.replace(/\w+$/, ''));
  expect([...asked].filter((name) => !isGiven(name))).toEqual([]);
});

test('no custom property is unused, and none is undefined', () => {
  const used = found(css + code, /var\((--(?!radix)[\w-]+)/g);
  expect([...used].toSorted()).toEqual([...found(css + code, /(--[\w-]+)['"]?[:,]/g)].toSorted());
});

test('animations respect prefers-reduced-motion', () => {
  const calm = css.replaceAll(
    /@media \(prefers-reduced-motion: no-preference\) \{.*?\n {2}\}/gs,
    '',
  );
  expect(calm.length).toBeLessThan(css.length);
  expect(calm).not.toMatch(/\b(?:animation|transition|scroll-behavior|view-transition)\b(?!-)/);
});

test('a printed sheet has margins, also where a printer sets none', () => {
  expect(readFileSync('src/styles/print.css', 'utf8')).toMatch(/^@page \{\s+margin: 1\dmm;\s+\}/);
});
