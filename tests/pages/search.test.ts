/** What search engines, other sites and machines read. */
import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  builtFile,
  builtHtml,
  builtPage,
  inLanguage,
  LANGUAGES,
  mainOf,
  one,
  PAGES,
  rawText,
  SITE_URL,
  text,
  UNKNOWN_PATH,
} from '../support/built.ts';

const YEAR_MS = 365 * 86_400_000;

type Data = Record<string, unknown>;

function structuredData(path: string): Data[] {
  const blocks = all(builtPage(path), 'script', { type: 'application/ld+json' });
  return blocks.map((block) => JSON.parse(rawText(block)));
}

/** Every value in the data under one of the keys, at any depth. */
function valuesOf(data: unknown, keys: readonly string[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : valuesOf(value, keys),
  );
}

/** Width and height in the header of a PNG. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(PAGES)('$path', ({ path, title }) => {
  const page = builtPage(path);
  const content = (name: string) => {
    const [tag] = [...all(page, 'meta', { property: name }), ...all(page, 'meta', { name })];
    return tag && attribute(tag, 'content');
  };

  test('describes itself for other sites that link to it', () => {
    expect(content('og:type')).toBe('website');
    expect(content('og:site_name')).toBe('CodePassage');
    expect(content('og:title')).toBe(title);
    expect(content('og:description')).toBe(content('description'));
    expect(content('og:url')).toBe(`${SITE_URL}${path}`);
    expect(content('og:image:alt')).toMatch(/CodePassage.*\. \S/);
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('twitter:image:alt')).toBe(content('og:image:alt'));
  });

  test('has its own share picture, in the size it states', () => {
    const picture = `/share/${path.slice(1) || 'home'}.png`;
    expect(content('og:image')).toBe(`${SITE_URL}${picture}`);
    const size = pngSize(builtFile(picture));
    expect([content('og:image:width'), content('og:image:height')].map(Number)).toEqual(size);
  });

  test('shows every name and description of its data, which has no price and no rating', () => {
    const data = structuredData(path);
    expect(data).toHaveLength(path === '/' || path === '/tutoring' ? 1 : 0);
    const words = text(one(page, 'body'));
    for (const value of valuesOf(data, ['name', 'description', 'email'])) {
      expect(words).toContain(value);
    }
    expect(JSON.stringify(data)).not.toMatch(/"[^"]*(price|rating|review)[^"]*":|\$\d/i);
  });
});

test('no two share pictures are the same', () => {
  const pictures = PAGES.map(({ path }) => builtFile(`share/${path.slice(1) || 'home'}.png`));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(PAGES.length);
});

test('Home names the business and its website', () => {
  const [data] = structuredData('/');
  expect(valuesOf(data, ['@type'])).toEqual(['EducationalOrganization', 'WebSite']);
  expect(valuesOf(data, ['name'])).toEqual(['CodePassage', 'CodePassage']);
});

test('Tutoring lists its courses, each as online and paid', () => {
  const [data] = structuredData('/tutoring');
  const list: unknown = data?.itemListElement;
  const items = Array.isArray(list) ? list : [];
  const courses = all(mainOf('/tutoring'), 'li', { id: /./ }).map((card, index) => {
    const [, weeks] = /(\d+) weeks/.exec(text(card)) ?? [];
    return {
      position: index + 1,
      name: text(one(card, 'h3')),
      url: `${SITE_URL}/tutoring#${attribute(card, 'id')}`,
      offers: { '@type': 'Offer', category: 'Paid' },
      courseMode: 'Online',
      courseWorkload: `P${weeks}W`,
    };
  });
  expect(courses).toHaveLength(6);
  expect(
    items.map(({ position, item: { name, url, offers, hasCourseInstance } }) => {
      const { courseMode, courseWorkload } = hasCourseInstance;
      return { position, name, url, offers, courseMode, courseWorkload };
    }),
  ).toEqual(courses);
});

test('the site map lists the canonical addresses of the six pages in each language and nothing else', () => {
  const robots = builtFile('robots.txt').toString();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap-index.xml\n`);
  const locations = (name: string) =>
    [
      ...builtFile(name)
        .toString()
        .matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, address]) => address);
  expect(locations('sitemap-index.xml')).toEqual([`${SITE_URL}/sitemap-0.xml`]);
  expect(locations('sitemap-0.xml').toSorted()).toEqual(
    LANGUAGES.flatMap((_, index) =>
      PAGES.map(({ path }) => `${SITE_URL}${inLanguage(path, index)}`),
    ).toSorted(),
  );
});

test('the page for an unknown address stays out of search engines', () => {
  const page = builtPage(UNKNOWN_PATH);
  expect(attribute(one(page, 'meta', { name: 'robots' }), 'content')).toBe('noindex');
  expect(all(page, 'link', { rel: 'canonical' })).toEqual([]);
  expect(structuredData(UNKNOWN_PATH)).toEqual([]);
});

test('security.txt is valid today and for less than a year', () => {
  const words = builtFile('.well-known/security.txt').toString();
  expect(words).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(words).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(words)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + YEAR_MS);
});

test('the head has an empty icon, for which nothing is requested; the real one and the manifest are late', () => {
  const [head = ''] = builtHtml('/').split('</head>');
  expect(head.match(/<link rel="(?:icon|manifest)"[^>]*>/g)).toEqual([
    '<link rel="icon" href="data:,">',
  ]);
  const [late = ''] = /<template>.*<\/template>/s.exec(builtHtml('/')) ?? [];
  expect(late).toContain('<link rel="icon" href="/favicon.svg">');
  expect(late).toContain('<link rel="manifest" href="/site.webmanifest">');
  for (const file of ['favicon.svg', 'favicon.ico'])
    expect(builtFile(file).length).toBeGreaterThan(0);
  const manifest = JSON.parse(builtFile('site.webmanifest').toString());
  expect(manifest.name).toBe('CodePassage');
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    expect(pngSize(builtFile(src)).join('x')).toBe(sizes);
  }
});
