/** The site with every switch of content/site.yaml on, and with other languages than delivered. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { languageName } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { type Server, serve } from '../../tools/serve.ts';
import { EVERY_PATH, sourceContent } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { choose, formReady } from '../support/forms.ts';
import { axeViolations, layoutFaults, openSettled } from '../support/layout.ts';
import { freePort } from '../support/serve/servers.ts';
import { buildCopy, copySite, editCopy, PRIVACY, publishOnly } from '../support/serve/site-copy.ts';

const SITE = 'content/site.yaml';
/** A code with capitals and digits: addresses have small letters. */
const LANGUAGE = 'es-Latn-419';
const PREFIX = '/es-latn-419';
const ABOUT = 'content/about.yaml';
const CHAT = 'https://chat.example.org/codepassage?topic=courses';
const TERMS = 'https://law.example.org/terms';
/** Under the names that search engines know. */
const COMPANY = {
  legalName: 'Passage Holding (International) Ltd',
  address: '1 Main Street',
  identifier: 'Company no. 123456',
};
const REGISTER = 'https://register.example/12';
const FEE = '5%, at least 10 USD';
const ANSWER = 'In groups of up to six.';
const SOURCE = 'the enrollment list in the safe';

const { home, payments, tutoring, contact, about, shared } = sourceContent;
const { estimate } = payments.form;

/** The example in the file, commented out. */
const [PEOPLE = ''] = /^# people:\n(?:# .*\n)+/m.exec(readFileSync(ABOUT, 'utf8')) ?? [];

/** What macOS and Windows leave in folders. */
const SYSTEM_FILES = ['.DS_Store', 'share/Thumbs.db'];

test.describe.configure({ mode: 'default' });
test.use({
  // Figures on an English page are English, too.
  locale: 'es-ES',
  baseURL: ({ browserName: _ }, use) => use(server?.address),
  allowedRequests: /^http:\/\/localhost:\d+\/usd\.json$/,
});

let root: string;
let server: Server | undefined;
/** Notes who asked for rates, and for what time they were. */
const rates = { time: '', host: '', asked: [] as IncomingMessage[] };
const ratesServer = createServer((request, response) => {
  rates.asked.push(request);
  const asOf = new Date().toISOString();
  rates.time = asOf.slice(11, 16);
  response.setHeader('access-control-allow-origin', '*');
  response.end(JSON.stringify({ as_of: asOf, usd_per_coin: { BTC: 50_000, ETH: 2500 } }));
});

test.beforeAll(async () => {
  const port = await freePort();
  rates.host = `localhost:${port}`;
  ratesServer.listen(port);
  root = copySite();
  // A new language: a PO file, here a copy of the Spanish one, and a line in site.yaml.
  cpSync(join(root, 'translations/es.po'), join(root, `translations/${LANGUAGE}.po`));
  publishOnly(root, 'en', LANGUAGE);
  for (const [from, to] of [
    ['defaultCoin: BTC', 'defaultCoin: ETH'],
    ['showPrices: true', 'showPrices: false'],
    ['serviceFee:', `serviceFee: ${FEE}`],
    ['replyHours:\n    value: 24', 'replyHours:\n    value: 48'],
    ['liveChat:', `liveChat: ${CHAT}`],
    ['  terms:', `  terms: ${TERMS}`],
    ['    name:\n', `    name: ${COMPANY.legalName}\n`],
    ['    address:\n', `    address: ${COMPANY.address}\n`],
    ['    registration:\n', `    registration: ${COMPANY.identifier}\n`],
    ['    registrationLink:\n', `    registrationLink: ${REGISTER}\n`],
    ['    country:\n', '    country: EE\n'],
    ['    since:\n', '    since: 2019\n'],
    ['    answersIn:\n', '    answersIn: [en, es]\n'],
    ['confirmed:\n    source:', `confirmed: 2026-11-30\n    source: ${SOURCE}`],
    ['# rates:\n#   url: https://rates.codepassage.example', `rates:\n  url: http://${rates.host}`],
  ] as const) {
    editCopy(root, SITE, from, to);
  }
  editCopy(root, ABOUT, PEOPLE, PEOPLE.replaceAll(/^# /gm, '').replace('.jpg', '.png'));
  editCopy(root, 'content/tutoring.yaml', '      answer:\n', `      answer: ${ANSWER}\n`);
  cpSync('public/apple-touch-icon.png', join(root, 'public/people/jane-doe.png'));
  writeFileSync(join(root, 'content/privacy.yaml'), PRIVACY);
  for (const file of SYSTEM_FILES) writeFileSync(join(root, 'public', file), '');
  buildCopy(root);
  server = await serve(join(root, 'dist'), { project: root });
});
test.beforeEach(() => {
  rates.asked = [];
});
test.afterAll(() => {
  ratesServer.close();
  server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('files of the system in public/ are not published', () => {
  for (const file of SYSTEM_FILES) expect(existsSync(join(root, 'dist', file)), file).toBe(false);
});

test('without prices the page says when the price is named', async ({ page }) => {
  const prices = sourceContent.courses.map(({ price }) => price);
  for (const path of ['/', '/tutoring']) {
    await page.goto(path);
    const html = await page.content();
    for (const gone of [sourceContent.priceRange ?? '', ...prices])
      expect(html, path).not.toContain(gone);
  }
  const [said = ''] = home.hero.textWithoutPrices.split('. ');
  await page.goto('/');
  await expect(page.locator('.hero .lede')).toContainText(said);
  await page.goto('/tutoring');
  const lede = page.locator('.page-head .lede');
  await expect(lede).toContainText(tutoring.introWithoutPrices.split(/\d/)[0] ?? '');
  await expect(page.getByText(tutoring.courses.priceWhen)).toBeVisible();
});

test('a question is shown once it has an answer', async ({ page }) => {
  const [answered, other] = tutoring.answers.items;
  await page.goto('/tutoring');
  const question = page.getByRole('heading', { name: answered?.question ?? '' });
  await expect(question).toBeVisible();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.getByRole('heading', { name: other?.question ?? '' })).toHaveCount(0);
  const [asks = ''] = stripMarkup(tutoring.beforeEnrolling).split(',');
  await expect(page.getByText(asks)).toHaveCount(0);
});

test('the service fee is among the fees', async ({ page }) => {
  await page.goto('/payments');
  await expect(page.locator('.receipt')).toContainText(FEE);
});

test('About and search engines say who the company is, and who teaches', async ({ page }) => {
  await page.goto('/about');
  const { heading } = about.dataPage.notPublished;
  await expect(page.getByRole('heading', { name: heading }), 'all is published').toHaveCount(0);
  const company = page.locator('.data-page');
  const number = company.getByRole('link', { name: COMPANY.identifier });
  await expect(number).toHaveAttribute('href', REGISTER);
  for (const said of [COMPANY.legalName, 'Estonia', '2019', 'English · Spanish'])
    await expect(company).toContainText(said);
  const person = page.getByRole('listitem').filter({ hasText: 'Backend engineering' });
  const link = person.getByRole('link', { name: `Jane Doe ${shared.externalLink}` });
  await expect(link).toHaveAttribute('href', 'https://jane-doe.example');
  const photo = person.locator('img');
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(180);
  await page.goto('/');
  expect(await page.content()).toContain(JSON.stringify(COMPANY).slice(1, -1));
});

test('the chat button asks before its link leaves the website', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.clock-hand use'), 'two days are no ring of one').toHaveCount(0);
  await page.getByRole('button', { name: contact.chat.button }).click();
  const { title, open } = contact.chat.external;
  const link = page.getByRole('dialog', { name: title }).getByRole('link');
  await expect(link).toHaveAccessibleName(`${open} ${shared.externalLink}`);
  await expect(link).toHaveAttribute('href', CHAT);
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('every page names the company and its legal pages, no records', async ({ page }) => {
  const { privacyPolicy, termsOfService, legalSuffix, ratesPrivacy } = shared.footer;
  for (const path of EVERY_PATH) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const legal = (name: string) =>
      footer.getByRole('link', { name: `${name} ${shared.externalLink}` });
    const own = footer.getByRole('link', { name: privacyPolicy, exact: true });
    await expect(own).toHaveAttribute('href', '/privacy');
    await expect(legal(termsOfService)).toHaveAttribute('href', TERMS);
    await expect(footer).not.toContainText(legalSuffix);
    await expect(footer).toContainText(Object.values(COMPANY).join(' · '));
    await expect(footer).toContainText(fill(ratesPrivacy, { host: rates.host }));
    expect(await page.content()).not.toMatch(new RegExp(`${SOURCE}|2026-11-30`));
  }
});

test('what the switches add fits every width and holds no barrier', async ({ page }) => {
  for (const path of ['/tutoring', '/contact', '/payments', '/about', '/privacy']) {
    await openSettled(page, path);
    expect.soft(await axeViolations(page), path).toEqual([]);
    for (const width of [320, 640, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('an amount has an estimate in the chosen coin, privately', async ({ page, paymentForm }) => {
  const { amount, currency } = paymentForm.fields;
  await page.context().addCookies([{ name: 'theirs', value: '1', url: `http://${rates.host}` }]);
  await paymentForm.open();
  await expect(currency).toHaveText(/ETH/);
  await expect(page.getByText(fill(estimate.ratesFrom, { host: rates.host }))).toBeVisible();
  expect(rates.asked).toEqual([]);
  await amount.fill('185,50');
  await expect.poll(() => rates.asked.length).toBe(1);
  const { time } = rates;
  const shown = (coins: string) => page.getByText(fill(estimate.text, { estimate: coins, time }));
  await expect(shown('0.0742 ETH')).toBeVisible();
  await choose(currency, fill(payments.form.currency.option, { code: 'BTC', name: 'Bitcoin' }));
  await expect(shown('0.00371 BTC')).toBeVisible();
  await amount.fill('370');
  await expect(shown('0.0074 BTC')).toBeVisible();
  await amount.fill('1.000');
  await expect(shown('0.0074 BTC')).toHaveCount(0);
  const [{ url, method, headers } = {}] = rates.asked;
  expect([rates.asked.length, method, url]).toEqual([1, 'GET', '/usd.json']);
  expect([headers?.cookie, headers?.referer]).toEqual([undefined, undefined]);
});

test('a language has pages and forms when it is listed', async ({ page }) => {
  expect(globSync('*/payments.html', { cwd: join(root, 'dist') })).toEqual([
    `${PREFIX.slice(1)}/payments.html`,
  ]);
  await page.goto('/about');
  const offer = page.getByRole('banner').getByRole('link', { name: languageName(LANGUAGE) });
  await expect(offer, 'for a browser in Spanish').toHaveAttribute('href', `${PREFIX}/about`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'English' }).click();
  await footer.getByRole('link', { name: languageName(LANGUAGE) }).click();
  await expect(page).toHaveURL(`${PREFIX}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE);
  await page.goto(`${PREFIX}/payments`);
  await formReady(page);
});
