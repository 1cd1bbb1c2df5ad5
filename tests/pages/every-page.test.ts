import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  builtPage,
  DIST,
  EMAIL,
  EVERY_PATH,
  has,
  isWithin,
  mainOf,
  one,
  ownTexts,
  PAGES,
  SITE_URL,
  text,
  texts,
  UNKNOWN_PATH,
} from '../support/built.ts';

/** Elements that a translator ignores. */
const CODE = ['script', 'style', 'option'];

describe.each(PAGES)('§2 $path', ({ path, title, h1, link }) => {
  const page = builtPage(path);

  test('has its language, title, description, address and one main heading', () => {
    expect(attribute(page, 'lang')).toBe('en');
    expect(text(one(page, 'title'))).toBe(title);
    const description = attribute(one(page, 'meta', { name: 'description' }), 'content');
    expect(description).toMatch(/^.{50,155}$/);
    const canonical = one(page, 'link', { rel: 'canonical' });
    expect(attribute(canonical, 'href')).toBe(`${SITE_URL}${path}`);
    expect(texts(all(page, 'h1'))).toEqual([h1]);
  });

  test('has a header that leads to every page of the menu and marks this one', () => {
    const links = all(one(page, 'nav', { 'aria-label': 'Main' }), 'a');
    expect(links.map((each) => [text(each), attribute(each, 'href')])).toEqual(
      PAGES.map((each) => [each.link, each.path]),
    );
    const current = all(one(page, 'header'), '*', { 'aria-current': /./ });
    expect(texts(current)).toEqual([link]);
    expect(current.map((each) => attribute(each, 'aria-current'))).toEqual(['page']);
  });

  test('keeps names, addresses and coins from being translated', () => {
    const name = /CodePassage|info@|\b(?:BTC|ETH|USDT|USDC|BNB)\b/;
    const named = all(one(page, 'body'), '*').filter(
      (element) =>
        !CODE.includes(element.tagName) && ownTexts(element).some((own) => name.test(own)),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((element) => !isWithin(element, { translate: 'no' })).map(text)).toEqual(
      [],
    );
  });
});

describe.each(EVERY_PATH)('§2 %s', (path) => {
  const page = builtPage(path);

  test('has a header, a main part and a footer, one of each', () => {
    for (const tag of ['header', 'main', 'footer']) expect(all(page, tag)).toHaveLength(1);
  });

  test('gives the browser’s frame the color of its paper, in both schemes', () => {
    const papers = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--paper: (#\w+);/g)];
    expect(
      all(page, 'meta', { name: 'theme-color' }).map((meta) => attribute(meta, 'content')),
    ).toEqual(papers.slice(0, 2).map(([, color]) => color));
  });

  test('begins with a link past the header', () => {
    const [first] = all(one(page, 'body'), 'a');
    expect(first && text(first)).toBe('Skip to main content');
    const [start] = all(mainOf(path), 'span');
    expect(first && attribute(first, 'href')).toBe(`#${start && attribute(start, 'id')}`);
  });

  test('has a footer that leads to five pages and other languages, and nowhere else', () => {
    const footer = one(page, 'footer');
    const links = all(footer, 'a')
      .filter((each) => !has(each, 'hreflang'))
      .map((each) => `${text(each)} ${attribute(each, 'href')}`);
    expect(links.toSorted()).toEqual([
      'About /about',
      'Contact /contact',
      'Payments /payments',
      'Services /services',
      'Tutoring /tutoring',
      `${EMAIL} mailto:${EMAIL}`,
    ]);
    for (const entry of ['Privacy Policy', 'Terms of Service']) {
      expect(texts(all(footer, 'li'))).toContain(`${entry} (not published yet)`);
    }
    expect(text(footer)).toContain(
      'CodePassage is a private business. It is not a government body, embassy or visa application center.',
    );
    expect(text(footer)).toContain('It does not save or send what you type in its forms.');
    const built = statSync(join(DIST, 'index.html')).mtime;
    expect(text(footer)).toContain(`© ${built.getFullYear()} CodePassage`);
  });

  test('has no link that leads nowhere', () => {
    const hrefs = all(page, 'a').map((each) => attribute(each, 'href'));
    expect(hrefs.filter((href) => href === '' || href === '#')).toEqual([]);
  });
});

test('§2 no two pages share a title or a description', () => {
  const titles = EVERY_PATH.map((path) => text(one(builtPage(path), 'title')));
  const descriptions = EVERY_PATH.map((path) =>
    attribute(one(builtPage(path), 'meta', { name: 'description' }), 'content'),
  );
  expect(new Set([...titles, ...descriptions]).size).toBe(2 * EVERY_PATH.length);
});

test('three labels of the payment form have a tooltip, and nothing else has', () => {
  const tips = (path: string) => all(builtPage(path), 'button', { 'aria-label': /^About / });
  for (const path of EVERY_PATH) expect(tips(path)).toHaveLength(path === '/payments' ? 3 : 0);
});

test('only the two pages with a form have copy buttons', () => {
  for (const path of EVERY_PATH) {
    const buttons = texts(all(builtPage(path), 'button')).filter((words) => /copy/i.test(words));
    const hasForm = path === '/payments' || path === '/contact';
    expect(buttons.length > 0, path).toBe(hasForm);
  }
});

test('§2 the not-found page says what it is, and leads home and to the other pages', () => {
  const page = builtPage(UNKNOWN_PATH);
  expect(text(one(page, 'title'))).toBe('Page not found | CodePassage');
  expect(texts(all(page, 'h1'))).toEqual(['404']);
  expect(texts(all(page, 'p'))).toContain('Oops! Page not found');
  expect(all(one(page, 'header'), '*', { 'aria-current': /./ })).toEqual([]);
  const links = all(mainOf(UNKNOWN_PATH), 'a').map((each) => [text(each), attribute(each, 'href')]);
  expect(links).toEqual([
    ['Return to Home', '/'],
    ...PAGES.slice(1).map(({ link, path }) => [link, path]),
  ]);
});

test.each(PAGES)('$path has headings of one case: every long word has a capital', ({ path }) => {
  const headings = ['h1', 'h2'].flatMap((tag) => all(mainOf(path), tag));
  for (const heading of headings) {
    const isShown = !attribute(heading, 'class').includes('visually-hidden');
    if (isShown) expect(text(heading)).not.toMatch(/(^| )\p{Ll}{5}/u);
  }
});
