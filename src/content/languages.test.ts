import { expect, test } from 'vitest';
import { pseudoLanguage } from '../../tests/support/content/pseudo-language.ts';
import { SPECIFICATION } from '../../tests/support/content/specification.ts';
import { firstAddress, localAddress } from './languages.ts';
import { parseContent } from './parse.ts';

test.each([
  ['/', '/de'],
  ['/#main', '/de#main'],
  ['/tutoring', '/de/tutoring'],
  ['/tutoring#backend-engineering', '/de/tutoring#backend-engineering'],
])('%s is %s in German, and back', (address, german) => {
  expect(localAddress(address, '/de')).toBe(german);
  expect(localAddress(address, '')).toBe(address);
  if (address !== '/#main') expect(firstAddress(german, '/de')).toBe(address);
});

test('a translation keeps its links as they are written, and they lead to its own pages', () => {
  const sources = { ...SPECIFICATION, ...pseudoLanguage(SPECIFICATION, 'de') };
  const german = parseContent(sources, 'de');
  const english = parseContent(SPECIFICATION);
  const inGerman = (links: readonly { href: string }[]) =>
    links.map(({ href }) => localAddress(href, '/de'));
  expect(german.language).toBe('de');
  expect(german.shared.nav.items.map(({ href }) => href)).toEqual(
    inGerman(english.shared.nav.items),
  );
  for (const name of ['footerLearn', 'footerCompany', 'notFound'] as const) {
    expect(german.links[name].map(({ href }) => href)).toEqual(inGerman(english.links[name]));
  }
  expect(german.home.hero.primary.href).toBe('/de/tutoring');
});
