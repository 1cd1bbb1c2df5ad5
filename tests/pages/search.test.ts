/** What search engines, browsers and other sites read of each page. */
import { describe, expect, test } from 'vitest';
import { languageName, openGraphLocale } from '#site/languages.ts';
import type { PageName } from '#site/pages.ts';
import { DARK, LIGHT } from '#styles/tokens.ts';
import { stripMarkup } from '#text/markup.ts';
import { all, attribute, type Element, one, rawText, text } from '../../tools/build/html.ts';
import { builtFile, EVERY_PAGE, pagesNamed } from '../support/built-pages.ts';
import { LANGUAGES, pathIn, sourceContent } from '../support/content.ts';

const SITE_URL = sourceContent.site.url;

/** Width and height in the header of a PNG. */
const sizeOf = (file: string) =>
  [16, 20].map((offset) => builtFile(file).readUInt32BE(offset)).join('x');

/** The contents of the meta elements, by name and color scheme; those of one name are joined. */
const headOf = (page: Element) => {
  const metas = Map.groupBy(all(page, 'meta'), (meta) =>
    ['property', 'name', 'charset', 'http-equiv', 'media']
      .flatMap((name) => attribute(meta, name) || [])
      .join(' '),
  );
  const contents = (same: Element[]) => same.map((meta) => attribute(meta, 'content')).join(' | ');
  return Object.fromEntries([...metas].map(([name, same]) => [name, contents(same)]));
};

describe.each(EVERY_PAGE)('$address', ({ page, language, content, name, path, address }) => {
  const isListed = name !== 'notFound';
  const translations = pagesNamed(name);

  test('says what it is, in its own language', () => {
    const { meta } = content[name] ?? content.home;
    const { title, description } = meta;
    const hasOwnPicture = isListed && 'shareAlt' in meta;
    const { shareAlt } = hasOwnPicture ? meta : content.home.meta;
    const picture = `share/${hasOwnPicture ? name : 'home'}.png`;
    const head = headOf(page);
    expect(attribute(page, 'lang')).toBe(language);
    expect(attribute(page, 'dir')).toBe(['ar', 'ur'].includes(language) ? 'rtl' : '');
    expect(rawText(one(page, 'title'))).toBe(title);
    expect(head).toEqual({
      'utf-8': '',
      'content-security-policy': expect.any(String),
      description,
      robots: isListed ? undefined : 'noindex',
      viewport: 'width=device-width',
      'color-scheme': 'light dark',
      'theme-color (prefers-color-scheme:light)': LIGHT.bg,
      'theme-color (prefers-color-scheme:dark)': DARK.bg,
      'og:type': 'website',
      'og:site_name': content.site.brand,
      'og:locale': LANGUAGES[1] && openGraphLocale(language),
      'og:title': title,
      'og:description': description,
      'og:url': SITE_URL + (isListed ? address : '/'),
      'og:image': `${SITE_URL}/${picture}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': shareAlt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': shareAlt,
    });
    expect(sizeOf(picture)).toBe('1200x630');
  });

  test('names its address and those of its translations, to machines and to readers', () => {
    const hrefOf = (link: Element) => attribute(link, 'hreflang') + attribute(link, 'href');
    const hrefs = (rel: string) => all(page, 'link', { rel }).map(hrefOf);
    const named = translations.map((each) => each.language + SITE_URL + each.address);
    expect(hrefs('icon'), 'not by a script').toEqual(['/favicon.ico', '/favicon.svg']);
    const [icon] = all(page, 'link', { rel: 'icon' });
    const width = builtFile('favicon.ico')[6];
    expect(icon && attribute(icon, 'sizes')).toBe(`${width}x${width}`);
    expect(builtFile('favicon.svg').toString()).toContain('<svg');
    expect(hrefs('canonical')).toEqual(isListed ? [SITE_URL + address] : []);
    expect(hrefs('alternate')).toEqual(
      isListed && named[1] ? [...named, `x-default${SITE_URL}${path}`] : [],
    );
    if (!isListed) return;
    const links = all(page, 'ul', { id: 'languages' }).flatMap((list) => all(list, 'a'));
    expect(links.map((link) => [attribute(link, 'href'), text(link)])).toEqual(
      LANGUAGES.flatMap((code) => {
        const same = translations.find((each) => each.language === code);
        const href = same?.address ?? pathIn('/', code);
        return code === language ? [] : [[href, languageName(code)]];
      }),
    );
  });

  test('has JSON-LD of its content, without ratings', () => {
    const { brand, email } = content.site;
    const id = { '@id': `${SITE_URL}/#business` };
    const logo = `${SITE_URL}/apple-touch-icon.png`;
    const description = stripMarkup(content.shared.footer.summary);
    const url = SITE_URL + address;
    const courses = content.courses.map(({ title, description, slug }) => ({
      item: {
        '@type': 'Course',
        name: title,
        description: stripMarkup(description),
        url: `${url}#${slug}`,
        provider: id,
      },
    }));
    const data: { [Name in PageName]?: object[] } = {
      home: [
        {
          '@graph': [
            { ...id, name: brand, url: `${SITE_URL}/`, description, email, logo },
            { '@type': 'WebSite', name: brand, url, inLanguage: language, publisher: id },
          ],
        },
      ],
      tutoring: [{ itemListElement: courses }],
    };
    const blocks = all(page, 'script', { type: 'application/ld+json' }).map(rawText);
    expect(blocks.map((block) => JSON.parse(block))).toMatchObject(data[name] ?? []);
    expect(blocks.join()).not.toContain('Rating');
    expect(sizeOf('apple-touch-icon.png'), 'search engines want 112 px').toBe('180x180');
  });
});

test('the site map lists each page in each language, and robots.txt leads to it', () => {
  const robots = builtFile('robots.txt').toString();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap-index.xml\n`);
  expect(builtFile('sitemap-index.xml').toString()).toContain(`<loc>${SITE_URL}/sitemap-0.xml<`);
  const found = builtFile('sitemap-0.xml')
    .toString()
    .match(/(?<=<loc>)[^<]+/g);
  const listed = EVERY_PAGE.filter(({ name }) => name !== 'notFound');
  expect(found?.toSorted()).toEqual(listed.map(({ address }) => SITE_URL + address).toSorted());
});

test('security.txt names the contact, and ends within a year of the build', () => {
  const lines = builtFile('.well-known/security.txt').toString().trim().split('\n');
  const { Expires = '', ...fields } = Object.fromEntries(lines.map((line) => line.split(': ')));
  expect(fields).toEqual({
    Contact: `mailto:${sourceContent.site.email}`,
    Canonical: `${SITE_URL}/.well-known/security.txt`,
    'Preferred-Languages': LANGUAGES.join(', '),
  });
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(355);
  expect(days).toBeLessThan(365);
});
