/** Every page in every language but the first, whose pages have the other tests here. */
import { describe, expect, test } from 'vitest';
import { weightOf } from '../../tools/build/weights/weights.ts';
import { LETTERS } from '../../tools/draw/letters.ts';
import {
  all,
  attribute,
  builtFile,
  builtHtml,
  builtPage,
  inLanguage,
  LANGUAGES,
  one,
  PAGES,
  rawText,
  SITE_URL,
  text,
} from '../support/built.ts';

/** Written in letters of two or three bytes. */
const OTHER_LETTERS = ['ar', 'hi', 'ur', 'zh'];
const RIGHT_TO_LEFT = ['ar', 'ur'];

/** What a page and its response headers may weigh, in bytes. */
const ROUND_TRIP = 14_600;
const ROUND_TRIP_IN_OTHER_LETTERS = 16_600;
const INLINE_SCRIPT_MAX = 800;

/** How other sites name the language with its main country. */
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  pt: 'pt_BR',
  tr: 'tr_TR',
  id: 'id_ID',
  vi: 'vi_VN',
  hi: 'hi_IN',
  zh: 'zh_CN',
  ar: 'ar_EG',
  ur: 'ur_PK',
};

/** What a heading may hold beside its language's letters: ASCII and marks. */
const MARKS = /^[ -~–—‘’“”…·×©€\u00a0\u202f]$/u;

const translated = LANGUAGES.slice(1).flatMap((language, index) =>
  PAGES.map(({ path }) => ({ language, path, address: inLanguage(path, index + 1) })),
);

describe.each(translated)('$address', ({ language, path, address }) => {
  const page = builtPage(address);
  const html = builtHtml(address);

  test('says its language and its direction', () => {
    expect(attribute(page, 'lang')).toBe(language);
    expect(attribute(page, 'dir')).toBe(RIGHT_TO_LEFT.includes(language) ? 'rtl' : '');
    const [locale] = all(page, 'meta', { property: 'og:locale' });
    expect(locale && attribute(locale, 'content')).toBe(LOCALES[language]);
    for (const data of all(page, 'script', { type: 'application/ld+json' })) {
      expect(rawText(data)).toContain(`"inLanguage":"${language}"`);
    }
  });

  test('names itself in every language, to machines and to readers', () => {
    const [canonical] = all(page, 'link', { rel: 'canonical' });
    expect(canonical && attribute(canonical, 'href')).toBe(SITE_URL + address);
    const alternates = all(page, 'link', { rel: 'alternate' });
    expect(
      alternates.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    ).toEqual([
      ...LANGUAGES.map((code, index) => [code, SITE_URL + inLanguage(path, index)]),
      ['x-default', SITE_URL + path],
    ]);
    const list = all(one(page, 'ul', { id: 'languages' }), 'a');
    expect(list.map((link) => [attribute(link, 'lang'), attribute(link, 'href')])).toEqual(
      LANGUAGES.map((code, index) => [code, inLanguage(path, index)]).filter(
        ([code]) => code !== language,
      ),
    );
  });

  test('leads to pages of its language only', () => {
    const links = all(page, 'a')
      .filter((link) => attribute(link, 'hreflang') === '')
      .map((link) => attribute(link, 'href'))
      .filter((href) => href.startsWith('/'));
    expect(links.filter((href) => !href.startsWith(`/${language}`))).toEqual([]);
  });

  test('fits one round trip with its headers, and has little inline script', () => {
    const limit = OTHER_LETTERS.includes(language) ? ROUND_TRIP_IN_OTHER_LETTERS : ROUND_TRIP;
    const { html: body, headers } = weightOf(
      address,
      builtFile(`${address.slice(1)}.html.br`).length,
      {},
    );
    const sent = body + headers;
    expect(sent, `${sent} of ${limit}`).toBeLessThanOrEqual(limit);
    const isForm = path === '/payments' || path === '/contact';
    expect(/\/assets\/[^"']+\.js/.test(html)).toBe(isForm);
    const [script] = all(page, 'script', { type: 'module' }).map(rawText);
    if (!isForm) expect(Buffer.byteLength(script ?? '')).toBeLessThanOrEqual(INLINE_SCRIPT_MAX);
  });

  test('has headings in letters of the heading font, where it is written in Latin ones', () => {
    if (OTHER_LETTERS.includes(language)) return;
    const headings = ['h1', 'h2', 'h3']
      .flatMap((name) => all(page, name))
      .map(text)
      .join('');
    const letters = LETTERS[language] ?? '';
    const missing = [...new Set(headings)].filter(
      (letter) => !letters.includes(letter) && !MARKS.test(letter),
    );
    expect(missing).toEqual([]);
  });
});

test('the site map names each page in every language', () => {
  const map = builtFile('sitemap-0.xml').toString();
  const isNamed = LANGUAGES.length === 1 || /hreflang="en"/.test(map);
  expect(isNamed).toBe(true);
  for (const code of LANGUAGES.slice(1)) {
    expect(map.split(`hreflang="${code}"`)).toHaveLength(PAGES.length * LANGUAGES.length + 1);
  }
});
