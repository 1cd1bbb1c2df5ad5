import type { Page } from '@playwright/test';
import { expect, PAGES, test, UNKNOWN_PATH } from './site.ts';

const SITE = 'https://codepassage.example';
const YEAR_MS = 365 * 86_400_000;

test.skip(({ hasTouch }) => !hasTouch, 'search engines get the same at every width');

type Data = Record<string, unknown>;

async function structuredData(page: Page): Promise<Data[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block));
}

/** Every value in the data that stands under one of the keys, at any depth. */
function valuesOf(data: unknown, keys: readonly string[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : valuesOf(value, keys),
  );
}

for (const { path, title } of PAGES) {
  test(`${path} tells other sites what to show beside a link to it`, async ({ page, request }) => {
    await page.goto(path);
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    const description = await content('description');
    expect(await content('og:type')).toBe('website');
    expect(await content('og:site_name')).toBe('CodePassage');
    expect(await content('og:title')).toBe(title);
    expect(await content('og:description')).toBe(description);
    expect(await content('og:url')).toBe(`${SITE}${path}`);
    expect(await content('og:image:alt')).toMatch(/\S/);
    expect(await content('twitter:card')).toBe('summary_large_image');
    expect(await content('twitter:image:alt')).toBe(await content('og:image:alt'));
    const image = (await content('og:image')) ?? '';
    expect(image.startsWith(`${SITE}/share/`)).toBe(true);
    const picture = await (await request.get(image.slice(SITE.length))).body();
    // Width and height in the header of a PNG.
    expect(await content('og:image:width')).toBe(String(picture.readUInt32BE(16)));
    expect(await content('og:image:height')).toBe(String(picture.readUInt32BE(20)));
  });

  test(`every name and description in the data of ${path} stands on it`, async ({ page }) => {
    await page.goto(path);
    const data = await structuredData(page);
    expect(data).toHaveLength(path === '/' || path === '/tutoring' ? 1 : 0);
    const text = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const value of valuesOf(data, ['name', 'description', 'email'])) {
      expect(text).toContain(value);
    }
    expect(JSON.stringify(data)).not.toMatch(/"[^"]*(price|rating|review)[^"]*":|\$\d/i);
  });
}

test('Home names the business and its website', async ({ page }) => {
  await page.goto('/');
  const [data] = await structuredData(page);
  expect(valuesOf(data, ['@type'])).toEqual(['EducationalOrganization', 'WebSite']);
  expect(valuesOf(data, ['name'])).toEqual(['CodePassage', 'CodePassage']);
});

test('Tutoring lists its courses, each with how it is held and that it is paid', async ({
  page,
}) => {
  await page.goto('/tutoring');
  const [data] = await structuredData(page);
  const cards = page.getByRole('main').locator('li[id]');
  const titles = await cards.getByRole('heading', { level: 3 }).allTextContents();
  const list: unknown = data?.itemListElement;
  const items = Array.isArray(list) ? list : [];
  expect(items.map(({ item }) => item.name)).toEqual(titles);
  for (const [index, { position, item }] of items.entries()) {
    expect(position).toBe(index + 1);
    expect(item.offers).toEqual({ '@type': 'Offer', category: 'Paid' });
    expect(item.hasCourseInstance.courseMode).toBe('Online');
    const id = await cards.nth(index).getAttribute('id');
    expect(item.url).toBe(`${SITE}/tutoring#${id}`);
    const [, weeks] = /^P(\d+)W$/.exec(item.hasCourseInstance.courseWorkload) ?? [];
    await expect(cards.nth(index)).toContainText(`${weeks} weeks`);
  }
});

test('the site map lists the canonical addresses of the six pages and nothing else', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const [, index = ''] = /^Sitemap: https:\/\/codepassage\.example(\/\S+)$/m.exec(robots) ?? [];
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  };
  const maps = await locations(index);
  expect(maps).toHaveLength(1);
  const listed = await locations(maps[0]?.slice(SITE.length) ?? '');
  expect(listed.toSorted()).toEqual(PAGES.map(({ path }) => `${SITE}${path}`).toSorted());
});

test('the page for an unknown address stays out of search engines', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  expect(await structuredData(page)).toEqual([]);
});

test('security.txt is valid today and for less than a year', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + YEAR_MS);
});

test('the manifest is named once the page has loaded, and its icons are there', async ({
  page,
  request,
}) => {
  const [head] = (await (await request.get('/')).text()).split('</head>');
  expect(head).not.toContain('rel="manifest"');
  await page.goto('/');
  const link = page.locator('head > link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/site.webmanifest');
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('CodePassage');
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
