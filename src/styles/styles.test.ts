/** The contract of the stylesheets, as layers.css and breakpoints.css describe it. */
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

const sheets = globSync('src/**/*.css')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .map((file) => ({ file, css: stripComments(readFileSync(file, 'utf8')) }));

test.each(sheets)('$file is in the layer of its folder', ({ file, css }) => {
  const [, layers] = LAYERS.find(([folder]) => folder.test(file)) ?? [];
  for (const [, name = '', names = ''] of css.matchAll(/^@([\w-]+) ?([^{;]*)/gm)) {
    if (file.endsWith('/layers.css')) continue;
    if (!UNLAYERED.test(name))
      expect(`${name} ${names.trim()}`).toMatch(new RegExp(`^layer (${layers})$`));
  }
  expect(css).not.toMatch(/^[^@\s}]/m);
});

test.each(sheets)('$file names its breakpoints', ({ file, css }) => {
  if (file.endsWith('/breakpoints.css')) return;
  for (const [query] of css.matchAll(/@media[^{]*/g)) expect(query).not.toMatch(/width/);
});

/** A page that is read from right to left is mirrored by these alone. */
const PHYSICAL = /[{;]\s*(?:(?:margin|padding|border|inset)-(?:left|right)|left|right)\s*:/;

test.each(sheets)('$file has logical properties only', ({ css }) => {
  expect(css).not.toMatch(PHYSICAL);
  expect(css).not.toMatch(/(?:text-align|float):\s*(?:left|right)/);
});

test('no drawing is zoomed: Firefox would cut it by its own mask', () => {
  const zoomed = sheets.filter(({ css }) => /[{;]\s*zoom:/.test(css)).map(({ file }) => file);
  expect(zoomed).toEqual(['src/ui/notice/notice.css']);
});

function stripComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}
