/** Checks the rules that layers.css and breakpoints.css state. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getDefaultCSSDataProvider } from 'vscode-css-languageservice';
import { BROWSER_TARGETS } from '../../tools/build/browser-targets.ts';

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
  .map((file) => ({ file, css: stripComments(readFileSync(file, 'utf8')) }));

test.each(stylesheets)('$file is in the layer of its folder', ({ file, css }) => {
  const [, layers] = LAYERS.find(([folder]) => folder.test(file)) ?? [];
  for (const [, name = '', names = ''] of css.matchAll(/^@([\w-]+) ?([^{;]*)/gm)) {
    if (file.endsWith('/layers.css')) continue;
    if (!UNLAYERED.test(name))
      expect(`${name} ${names.trim()}`).toMatch(new RegExp(`^layer (${layers})$`));
  }
  expect(css).not.toMatch(/^[^@\s}]/m);
});

test.each(stylesheets)('$file names its breakpoints', ({ file, css }) => {
  if (file.endsWith('/breakpoints.css')) return;
  for (const [query] of css.matchAll(/@media[^{]*/g)) expect(query).not.toMatch(/width/);
});

/** A page that is read from right to left is mirrored by these alone. */
const PHYSICAL = /[{;]\s*(?:(?:margin|padding|border|inset)-(?:left|right)|left|right)\s*:/;

test.each(stylesheets)('$file has logical properties only', ({ css }) => {
  expect(css).not.toMatch(PHYSICAL);
  expect(css).not.toMatch(/(?:text-align|float):\s*(?:left|right)/);
});

/** On paper `pt` sets the root; drawings have their own units; a seal and a machine zone fill a width. */
const OTHER_FONT_SIZE = /^(?:inherit|(?:\w+ )?[\d.]+(?:px|pt|cqi)|calc\(100cqi)/;

test.each(stylesheets)('$file has the sizes of tokens.css', ({ file, css }) => {
  if (/(?:tokens|fonts)\.css$/.test(file)) return;
  for (const [, value = ''] of css.matchAll(/[{;]\s*font(?:-size)?:\s*([^;}]+)/g))
    if (!OTHER_FONT_SIZE.test(value)) expect(value).toContain('var(--text-');
  const spaces = /[{;]\s*((?:margin|padding|(?:row-|column-)?gap)[\w-]*:\s*[^;}]+)/g;
  // px and em align with a letter or an icon; the rest is a step or a named length.
  for (const [, space = ''] of css.matchAll(spaces)) expect(space).not.toMatch(/\d(?:rem|pt)\b/);
});

test('there are ten steps of space and at most twelve sizes of text', () => {
  expect(found(css, /(--space-\d+):/g).size).toBe(10);
  expect(found(css, /(--text-\w+):/g).size).toBeLessThanOrEqual(12);
});

test('no drawing is zoomed: Firefox would cut it by its own mask', () => {
  const zoomed = stylesheets.filter(({ css }) => /[{;]\s*zoom:/.test(css)).map(({ file }) => file);
  expect(zoomed).toEqual(['src/ui/notice/notice.css']);
});

const css = stylesheets
  .map((sheet) => sheet.css.replaceAll(/url\([^)]*\)|"[^"]*"/g, ''))
  .join('\n');
const code = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('a class has a style or a script that asks for it, and each style an element', () => {
  const asked = found(css, /\.([a-z][\w-]*)/g).union(found(code, /'\.([a-z][\w-]*)/g));
  const values = found(code, /\bclass(?:Name)?=("[^"]*"|\{[^}]*)/g);
  const given = [...values].flatMap((value) => [
    ...found(value, /(?<=["'`][a-z -]*)\b([a-z-]{2,})(?=[a-z -]*["'`$])/g),
  ]);
  expect(given.length).toBeGreaterThan(100);
  // The end of some is from the content: `money-${holder}`.
  expect(given.filter((name) => !asked.has(name) && !name.endsWith('-'))).toEqual([]);
  const words = found(code, /([\w-]+)/g);
  const isGiven = (name: string) => words.has(name) || words.has(name.replace(/\w+$/, ''));
  expect([...asked].filter((name) => !isGiven(name))).toEqual([]);
});

test('a custom property that is used is set, and the other way round', () => {
  const used = found(css + code, /var\((--(?!radix)[\w-]+)/g);
  expect([...used].toSorted()).toEqual([...found(css + code, /(--[\w-]+)['"]?[:,]/g)].toSorted());
});

test('what moves by itself moves only for those who do not mind', () => {
  const calm = css.replaceAll(
    /@media \(prefers-reduced-motion: no-preference\) \{.*?\n {2}\}/gs,
    '',
  );
  expect(calm.length).toBeLessThan(css.length);
  expect(calm).not.toMatch(/\b(?:animation|transition|scroll-behavior|view-transition)\b(?!-)/);
});

/** What the oldest browsers do without, and what is then seen. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  '::details-content': 'a script opens the answers before they are printed',
  ':user-invalid': 'the browser names the field, which has no mark',
  '@page': 'the margins of the printer',
  '@view-transition': 'pages change at once',
  'animation-timeline': 'the passage stays where it is',
  'content-visibility': 'nothing to make visible where it hides nothing',
  'field-sizing': 'the message scrolls; a script lets it grow before it is printed',
  'paint-order': 'known for drawings, where it is used',
  'text-wrap': 'lines break anywhere',
};

test('all that is newer than the oldest browsers is an enhancement', () => {
  const data = getDefaultCSSDataProvider();
  const named = [data.providePseudoClasses(), data.providePseudoElements()].flat();
  const browsersOf = new Map(
    [...named, ...data.provideAtDirectives()].map((one) => [
      one.name.replace('()', ''),
      one.browsers,
    ]),
  );
  for (const { name, browsers, values = [] } of data.provideProperties()) {
    browsersOf.set(name, browsers);
    for (const value of values) browsersOf.set(`${name}: ${value.name}`, value.browsers);
  }
  const used = found(css, /((?:::?|@)[a-z-]+)/g).union(found(css, /[{;]\s*([a-z-]+):/g));
  for (const [, name, value = ''] of css.matchAll(/[{;]\s*([a-z-]+):([^;{}]*)/g))
    for (const word of value.match(/[\w-]+/g) ?? []) used.add(`${name}: ${word}`);
  const since = (name: string, sign: string) => {
    const found = browsersOf.get(name)?.find((each) => /^[A-Z]+/.exec(each)?.[0] === sign);
    return Number(found?.slice(sign.length));
  };
  const signs = { chrome: 'C', safari: 'S', firefox: 'FF' };
  const floor = Object.entries(signs).map(([browser, sign]) => {
    const needed = [':popover-open', 'zoom', 'grid-template-rows: subgrid'];
    const version = Math.floor(Math.max(...needed.map((name) => since(name, sign))));
    return { browser, sign, version };
  });
  expect(BROWSER_TARGETS).toEqual(floor.map(({ browser, version }) => browser + version));
  const isNewer = (name: string) => floor.some(({ sign, version }) => since(name, sign) > version);
  const newer = [...used].filter((name) => {
    const [property = '', value] = name.split(': ');
    return isNewer(name) && (value === undefined || !isNewer(property));
  });
  expect(newer.toSorted()).toEqual(Object.keys(ENHANCEMENTS).toSorted());
});

function stripComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}
