/** The contract of the stylesheets, as layers.css and breakpoints.css describe it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

const LAYERS: readonly (readonly [folder: RegExp, layers: string])[] = [
  [/^src\/styles\/languages\//, 'languages'],
  [/^src\/styles\//, 'base|print'],
  [/^src\/(ui|components|forms)\//, 'components'],
  [/^src\/features\//, 'page'],
];

/** At-rules that the cascade does not apply to. */
const UNLAYERED = /^(import|font-face|page|custom-media)$/;

/** Classes that another folder may style, and why. */
const ALLOWED: Record<string, string> = {
  'src/styles/fonts.css menu': 'the one list of what is set in the late font',
};

const sheets = globSync('src/**/*.css')
  .toSorted()
  .map((file) => ({ file, css: stripComments(readFileSync(file, 'utf8')) }));
const isShared = (file: string) => file.startsWith('src/styles/');

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

/** The notches of a card and the arch are drawings. */
const DRAWN = ['tutoring/course-card/course-card.css', 'about/passage.css'];

/** tokens.css says what has which; 2 px is the hairline inside a control. */
const RADII = /^(var\(--radius(-sheet)?\)|50%|2px)$/;

test.each(sheets)('$file has the corners of the tokens', ({ file, css }) => {
  if (DRAWN.includes(file.replace('src/features/', ''))) return;
  for (const [, corner, radius = ''] of css.matchAll(/border-([\w-]*)radius:\s*([^;]+)/g)) {
    expect(`${corner}${radius}`).toMatch(RADII);
  }
});

test('a class is styled in one folder only, or in src/styles', () => {
  const owners = new Map<string, Set<string>>();
  for (const { file, css } of sheets) {
    if (isShared(file)) continue;
    for (const name of classesOf(css)) {
      if (!sharedClasses().has(name))
        owners.set(name, (owners.get(name) ?? new Set()).add(dirname(file)));
    }
  }
  const shared = [...owners].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([name, folders]) => `.${name} in ${[...folders].join(' and ')}`)).toEqual([]);
});

/** Class names that every stylesheet may use: those of src/styles. */
function sharedClasses(): Set<string> {
  const names = sheets
    .filter(({ file }) => isShared(file))
    .flatMap(({ file, css }) => classesOf(css).filter((name) => !(`${file} ${name}` in ALLOWED)));
  return new Set(names);
}

/** The classes in a stylesheet's selectors, each once. */
function classesOf(css: string): string[] {
  const names = new Set<string>();
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    drafts: { customMedia: true },
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') names.add(part.name);
      },
    },
  });
  return [...names];
}

function stripComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}
