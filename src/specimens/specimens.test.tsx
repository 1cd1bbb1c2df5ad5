/** What holds for every example of a shared component, on its own and without a browser. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { all, attribute, type Element, has, isWithin, text } from '../../tests/support/html.ts';
import { allSpecimens } from './all-specimens.ts';

/** Attributes that name other elements by their ids. */
const REFERENCES = ['for', 'aria-describedby', 'aria-labelledby', 'data-copy', 'popovertarget'];

/** The header and the footer are on every page instead. */
const FOLDERS = 'src/{ui,components}/!(site-*)';

const examples = allSpecimens.flatMap(({ component, specimens }) =>
  specimens.map(({ name, element }) => ({ name: `${component}: ${name}`, element })),
);

const tagOf = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;

test.each(
  globSync(`${FOLDERS}/[A-Z]*.tsx`).filter((file) => !/\.(test|specimens)\.tsx$/.test(file)),
)('%s has specimens beside it', (file) => {
  const [specimens = ''] = globSync(`${dirname(file)}/*.specimens.tsx`);
  expect(specimens, 'no specimens file beside it').not.toBe('');
  expect(readFileSync(specimens, 'utf8')).toContain(file.replace(dirname(file), '.'));
});

test.each(globSync('src/{ui,components}/*/*.css'))('%s is imported by specimens.css', (file) => {
  const imports = ['src/specimens/specimens.css', 'src/styles/page.css']
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('');
  expect(imports).toContain(`"${file.replace('src', '..')}"`);
});

test.each(examples)('$name', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html).not.toBe('');
  const specimen = parseFragment(html);

  const ids = all(specimen, '*', { id: /./ }).map((each) => attribute(each, 'id'));
  expect(ids, 'two elements have the same id').toEqual([...new Set(ids)]);
  expect(
    ids.filter((id) => /\s/.test(id)),
    'white space in an id',
  ).toEqual([]);
  expect(
    referencesIn(specimen).filter((id) => !ids.includes(id)),
    'ids of nothing',
  ).toEqual([]);

  const exposed = (tags: string) =>
    all(specimen, tags).filter((each) => !isWithin(each, { 'aria-hidden': 'true' }));
  expect(
    exposed('svg')
      .filter((each) => !isWithin(each, { role: 'img' }))
      .map(tagOf),
    'decoration that screen readers read out',
  ).toEqual([]);
  expect(
    all(specimen, 'a button input')
      .filter((each) => isWithin(each, { 'aria-hidden': 'true' }))
      .map(tagOf),
    'hidden from screen readers, but takes the focus',
  ).toEqual([]);
  expect(exposed('a button').filter(isNameless).map(tagOf), 'without a name').toEqual([]);
  expect(
    all(specimen, '*', { role: 'img' }).filter(isNameless).map(tagOf),
    'a picture without words',
  ).toEqual([]);
});

/** The ids that a specimen's elements refer to, its drawings' among them. */
function referencesIn(specimen: Parameters<typeof all>[0]): string[] {
  return all(specimen, '*').flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => {
      if (REFERENCES.includes(name)) return value.split(' ');
      const drawn = name === 'href' ? /^#(.+)$/.exec(value) : /^url\(#(.+)\)$/.exec(value);
      return drawn?.[1] ?? [];
    }),
  );
}

/** A dropdown takes its name from its label. */
function isNameless(element: Element): boolean {
  if (attribute(element, 'role') === 'combobox') return false;
  return has(element, 'aria-label')
    ? attribute(element, 'aria-label') === ''
    : attribute(element, 'role') === 'img' || text(element) === '';
}
