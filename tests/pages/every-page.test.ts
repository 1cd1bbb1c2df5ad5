/** What every page has, in every language. */
import { describe, expect, test } from 'vitest';
import { link as linkSchema } from '#content/schemas/common.ts';
import { textRules } from '#content/schemas/field-types.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import { valuesIn } from '#content/schemas/walk-schema.ts';
import type { SiteContent } from '#content/site-content.ts';
import { isReservedId, pageOf } from '#site/pages.ts';
import { stripMarkup } from '#text/markup.ts';
import {
  type Attributes,
  all,
  attribute,
  type Element,
  matches,
  one,
  rawText,
  text,
} from '../../tools/build/html.ts';
import { type BuiltPage, builtFile, EVERY_PAGE } from '../support/built-pages.ts';
import { CONTENTS, sourceContent } from '../support/content.ts';

/** Attributes whose value is the id of one or more elements. */
const REFERENCE =
  /^(aria-(controls|describedby|labelledby)|data-copy|for|form|headers|popovertarget)$/;

/** Addresses of Bitcoin, Ethereum, Tron and Solana, and keys as long as theirs. */
const WALLET_ADDRESS =
  /\b(?:0x[\da-f]{16,}|(?:bc|tb)1[a-z\d]{20,}|[13T][1-9A-HJ-NP-Za-km-z]{25,43}|[\da-f]{40,})\b/i;

/** `<a href>` and canonical or alternate links only name an address; everything else is fetched. */
const LOADED_FROM_ELSEWHERE =
  /<(?!a |link rel="(?:canonical|alternate)")[^>]* (?:src|srcset|href|data)="(?:\w+:)?\/\/|url\(["']?(?:\w+:)?\/\//;

const { site, tutoring } = sourceContent;
const { showPrices, liveChat, rates, legal, serviceFee } = site;

/** Content that no page shows: part of other texts, or behind a switch that has another value. */
const NOT_SHOWN = new RegExp(
  [
    'source|says|labels|answers|companyLabels|forOwner|notFound › meta › shareAlt',
    showPrices ? 'WithoutPrices|courses › price' : 'tutoring › intro$|hero › text$|compare › price',
    liveChat ? 'chat › notice|mail › liveChat' : 'external',
    ...(rates ? [] : ['estimate|ratesPrivacy']),
    ...(legal.privacy && legal.terms ? ['legalSuffix'] : []),
    ...(serviceFee ? ['notPublished'] : []),
    ...(tutoring.answers.items.some(({ answer }) => answer) ? ['beforeEnrolling'] : []),
  ].join('|'),
);

/** The texts of a content file, in the pieces between names that are filled in. */
function textsOf(name: ContentName, content: SiteContent) {
  const data = name === 'courses' ? { courses: content.courses } : content[name];
  return valuesIn(CONTENT_SCHEMAS[name], data).flatMap(({ path, schema, value }) => {
    const key = [name, ...path].join(' › ');
    if (!textRules.has(schema) || NOT_SHOWN.test(key)) return [];
    return stripMarkup(String(value))
      .split(/\{\w+\}|\n/)
      .map((part) => ({ key, part: text(part) }));
  });
}

/** All texts, attributes and form texts of a page, as one text. */
function allTextOf({ page }: BuiltPage): string {
  const attributes = all(page, '*').flatMap(({ attrs }) =>
    attrs.map(({ name, value }) => (name === 'href' ? decodeURIComponent(value) : value)),
  );
  const forms = all(page, '*', { 'data-props': /./ }).map((form) =>
    builtFile(attribute(form, 'data-props')).toString().replaceAll('\\"', '"'),
  );
  return text([rawText(page), ...attributes, ...forms].join('\n'));
}

/** Whether an element or one of its ancestors has these attributes. */
function isWithin(element: Element, attributes: Attributes): boolean {
  const { parentNode } = element;
  return (
    matches(element, '*', attributes) ||
    (parentNode !== null && 'tagName' in parentNode && isWithin(parentNode, attributes))
  );
}

const idsOf = (page: Element) =>
  all(page, '*')
    .map((each) => attribute(each, 'id'))
    .filter((id) => id !== '');

describe.each(EVERY_PAGE)('$address', (built) => {
  const { page, html, content, address, language, name } = built;
  const links = all(page, 'a');

  test('has one header, main part, footer and main heading', () => {
    for (const tag of ['header', 'main', 'footer', 'h1']) one(page, tag);
  });

  test('has no empty elements, no bare text in drawings, and spaces as its language has them', () => {
    const empty = all(page, 'p li dt dd td th h1 h2 h3 h4').filter(
      // Scripts fill in a status and an alert.
      (element) => text(element) === '' && !isWithin(element, { role: /^(status|alert)$/ }),
    );
    expect(empty).toEqual([]);
    const inDrawings = all(page, 'svg').flatMap(({ childNodes }) => childNodes);
    expect(inDrawings.map(({ nodeName }) => nodeName)).not.toContain('#text');
    expect(rawText(one(page, 'main')), 'no space after a Chinese stop').not.toMatch(/[。！？：] /);
    if (language === 'fr') expect(rawText(one(page, 'main'))).not.toMatch(/ [;:!?»]|« /);
  });

  test('has each id once, and every reference leads to one', () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const sections = all(page, 'section div', { class: /^section\b|^closing$|^service-panel$/ });
    const anchors = sections.map((section) => attribute(section, 'id')).filter((id) => id !== '');
    expect(anchors, 'src/site/pages.ts').toEqual(pageOf(name).anchors ?? []);
    if (name === 'tutoring') {
      const slugs = content.courses.map(({ slug }) => slug);
      expect(ids.filter((id) => !isReservedId(id))).toEqual(slugs);
    }
    const attributes = all(page, '*').flatMap(({ attrs }) => attrs);
    const named = attributes
      .filter(({ name }) => REFERENCE.test(name))
      .flatMap(({ value }) => value.split(' '));
    const drawn = html.match(/(?<=url\(#|<use href="#)[\w-]+/g) ?? [];
    expect([...named, ...drawn].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has only links that lead to a page of its language, and to a place on it', () => {
    for (const link of links) {
      const href = attribute(link, 'href');
      if (!/^[/#]|^$/.test(href)) continue;
      const [to, id = ''] = href.split('#');
      const target = EVERY_PAGE.find((each) => each.address === (to || address));
      // Elsewhere `lang` is that of a text without a translation.
      const lang = isWithin(link, { id: 'languages' }) ? attribute(link, 'lang') : '';
      expect(target?.language, href).toBe(attribute(link, 'hreflang') || lang || language);
      if (target && id) expect(idsOf(target.page), href).toContain(id);
    }
  });

  test('the menu and the footer list the pages', () => {
    const { nav, footer } = content.shared;
    const hrefsIn = (label: string) =>
      all(one(page, 'nav', { 'aria-label': label }), 'a').map((link) => attribute(link, 'href'));
    const hrefs = (items: typeof nav.items) => items.map(({ href }) => href);
    expect(hrefsIn(nav.label)).toEqual(hrefs(nav.items));
    expect(hrefsIn(footer.label)).toEqual(expect.arrayContaining(hrefs(content.links.footer)));
    const inMenu = nav.items.filter(({ href }) => href === address);
    expect(all(page, 'a', { 'aria-current': 'page' }).map(text)).toEqual(
      inMenu.map(({ label }) => label),
    );
    expect(text(one(page, 'footer'))).toContain(`© ${new Date().getUTCFullYear()} `);
  });

  test('shows every text of its file in content/, and where each of its links leads', () => {
    const allText = allTextOf(built);
    expect(textsOf(name, content).filter(({ part }) => !allText.includes(part))).toEqual([]);
    const found = links.map((link) => ({ label: text(link), href: attribute(link, 'href') }));
    for (const { value } of valuesIn(CONTENT_SCHEMAS[name], content[name])) {
      const { data } = linkSchema.safeParse(value);
      if (data) expect(found).toContainEqual(data);
    }
  });

  test('keeps names in its texts from being translated', () => {
    const { brand, email, coins } = content.site;
    const names = new RegExp([brand, email, ...coins.map(({ code }) => `\\b${code}\\b`)].join('|'));
    const bare = all(one(page, 'body'), 'p dd td li a span strong em').filter(
      (element) =>
        element.childNodes.some((node) => node.nodeName === '#text' && names.test(rawText(node))) &&
        !isWithin(element, { translate: 'no' }) &&
        !isWithin(element, { 'aria-hidden': 'true' }),
    );
    expect(bare.map(text)).toEqual([]);
  });

  test('lets browsers fill in names and addresses, but correct or check no reference number', () => {
    const fields = all(page, 'input', { id: /^(name|email)$/ });
    const filledIn = all(page, '*', { autocomplete: /./ });
    expect(filledIn.map((field) => attribute(field, 'autocomplete'))).toEqual(
      fields.map((field) => attribute(field, 'id')),
    );
    const wanted = { autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' };
    const { length } = all(page, 'input', { id: 'reference' });
    expect(all(page, 'input', wanted)).toHaveLength(length);
  });

  test('has no wallet address, and nothing from elsewhere; no attribute is a style or script', () => {
    const words = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>|http-equiv="[^>]*>/gs, '');
    expect(WALLET_ADDRESS.exec(words)).toBeNull();
    expect(words).not.toMatch(/<[^>]* (on\w+|style)=/);
    expect(html).not.toMatch(LOADED_FROM_ELSEWHERE);
  });
});

test.each(CONTENTS)('$language: each text that pages share is on one of them', (content) => {
  const pagesInLanguage = EVERY_PAGE.filter(({ language }) => language === content.language);
  // A site in one language has no list of languages.
  const allText = [
    ...pagesInLanguage.map(allTextOf),
    CONTENTS[1] ? '' : content.shared.languages,
  ].join('\n');
  const names = ['site', 'shared', 'courses', 'mail'] as const;
  // The tagline is in the machine-readable zone, in capitals.
  const texts = names
    .flatMap((name) => textsOf(name, content))
    .filter(({ part }) => part !== content.site.tagline);
  expect(texts.filter(({ part }) => !allText.includes(part))).toEqual([]);
});
