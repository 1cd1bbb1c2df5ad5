import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { markUntranslated } from './mark-untranslated.ts';

const TEXTS = ['New', 'Made by **us** in {year}', '{message} {name}', 'Ask `BTC`'];

function marked(body: string, language = 'de'): string {
  const document = parse(`<html lang="${language}"><body>${body}</body></html>`);
  markUntranslated(document, [
    { language: 'en', untranslated: [] },
    { language, untranslated: TEXTS },
  ]);
  return /<body>(.*)<\/body>/s.exec(serialize(document))?.[1] ?? '';
}

test.each([
  ['<h2>New</h2>', '<h2 lang="en">New</h2>'],
  ['<li><p>\n New\n</p></li>', '<li><p lang="en">\n New\n</p></li>'],
  [
    '<p>Made by <strong>us</strong> in 2026</p>',
    '<p lang="en">Made by <strong>us</strong> in 2026</p>',
  ],
  ['<p>New <a href="/">Mehr</a></p>', '<p><span lang="en">New </span><a href="/">Mehr</a></p>'],
  [
    '<p>Ask <span translate="no">BTC</span><a>Mehr</a></p>',
    '<p><span lang="en">Ask <span translate="no">BTC</span></span><a>Mehr</a></p>',
  ],
  // Hydration needs the elements of a form unchanged.
  [
    '<div data-props="a"><p>New<b>New</b></p></div>',
    '<div data-props="a"><p>New<b lang="en">New</b></p></div>',
  ],
  ['<p>Neu und New</p><p lang="fr">New</p>', '<p>Neu und New</p><p lang="fr">New</p>'],
])('%s', (body, expected) => expect(marked(body)).toBe(expected));

test('on a page of the other direction, the text has its own', () => {
  expect(marked('<p>New</p>', 'ar')).toBe('<p lang="en" dir="ltr">New</p>');
});
