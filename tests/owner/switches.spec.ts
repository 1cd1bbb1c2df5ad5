/** The site as it is built with every switch of content/site.yaml on. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, serve } from '../../tools/hosts/built-site.ts';
import { axeViolations } from '../support/look/axe.ts';
import { layoutFaults } from '../support/look/layout-faults.ts';
import { openSettled } from '../support/look/look.ts';
import { buildCopy, copySite, editCopy } from '../support/serve/site-copy.ts';
import { expect, PAGES, test } from '../support/site.ts';

const SITE_FILE = 'content/site.yaml';
const CHAT = 'https://chat.example.org/codepassage?topic=courses';
const PRIVACY = 'https://codepassage.example.org/privacy';
const ENTITY = {
  name: 'Code Passage Holding Company (International) Ltd',
  address: '1 Main Street, Springfield, IL 62701, USA',
  registration: 'Company no. 123456, Secretary of State of Illinois',
};
const SOURCE = 'the enrollment list in the safe';
const BUILD_MS = 120_000;

test.describe.configure({ mode: 'serial', timeout: BUILD_MS });
test.use({
  baseURL: ({ browserName: _ }, use) => use(server?.address),
});

let root: string;
let output: string;
let server: Server | undefined;

test.beforeAll(async () => {
  root = copySite();
  const write = (from: string, to: string) => editCopy(root, SITE_FILE, from, to);
  write('defaultCoin: BTC', 'defaultCoin: ETH');
  write('comparePrices: false', 'comparePrices: true');
  write('liveChat:', `liveChat: ${CHAT}`);
  write('  privacy:', `  privacy: ${PRIVACY}`);
  write('  terms:', '  terms: /about#main');
  for (const [key, value] of Object.entries(ENTITY)) {
    write(`    ${key}:\n`, `    ${key}: "${value}"\n`);
  }
  write('confirmed:\n    source:', `confirmed: 2026-11-30\n    source: ${SOURCE}`);
  output = await buildCopy(root);
  server = await serve(join(root, 'dist'));
});

test.afterAll(() => {
  server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('a build says in one line how much is open before launch', () => {
  const lines = output.split('\n').filter((line) => line.includes('launch'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/\d+ points are open before launch: npm run launch-check$/);
});

test('the table that compares the courses has a column of prices, and no card has one', async ({
  page,
}) => {
  await page.goto('/tutoring');
  const table = page.getByRole('table', { name: 'Compare the Courses' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Course',
    'Length',
    'Level',
    'Rating',
    'Students',
    'Price',
  ]);
  const row = table.getByRole('row', { name: /^Backend Engineering/ });
  await expect(row.getByRole('cell').last()).toHaveText('$549');
  const cards = page.getByRole('main').locator('li[id]');
  await expect(cards).toHaveCount(6);
  await expect(cards.filter({ hasText: '$' })).toHaveCount(0);
});

test('the chat button says that its link leaves the website', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Start Live Chat' }).click();
  const notice = page.getByRole('dialog', { name: 'Live chat opens on another website' });
  await expect(notice).toContainText('You are leaving CodePassage. Never share a seed phrase');
  const link = notice.getByRole('link', { name: 'Open live chat (another website)' });
  await expect(link).toHaveAttribute('href', CHAT);
  await expect(notice.getByRole('link')).toHaveCount(1);
  await expect(page.getByText('This website has no chat window')).toHaveCount(0);
});

for (const { path } of PAGES) {
  test(`the footer of ${path} leads to the legal pages and names the company`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const privacy = footer.getByRole('link', { name: 'Privacy Policy (another website)' });
    await expect(privacy).toHaveAttribute('href', PRIVACY);
    const terms = footer.getByRole('link', { name: 'Terms of Service', exact: true });
    await expect(terms).toHaveAttribute('href', '/about#main');
    await expect(footer).not.toContainText('not published yet');
    await expect(footer.getByText(Object.values(ENTITY).join(' · '))).toBeVisible();
  });

  test(`${path} keeps its notes, shows no source, and holds no barrier`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain(SOURCE);
    expect(html).not.toContain('2026-11-30');
    expect(html).toContain('is a private business. It is not a government body');
    expect(html).toContain('It does not save or send what you type in its forms.');
    await openSettled(page, path);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [320, 640, 960, 1152, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });
}

test('the data for search engines names the company as the footer does', async ({ page }) => {
  await page.goto('/');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const [business] = data['@graph'];
  expect(business).toMatchObject({
    legalName: ENTITY.name,
    address: ENTITY.address,
    identifier: ENTITY.registration,
  });
});
