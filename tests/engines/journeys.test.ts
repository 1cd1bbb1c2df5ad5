/** The same journeys in Firefox and in WebKit, which is Safari's engine. */
import { fill } from '#text/fill.ts';
import { EVERY_PATH, LANGUAGES, pathIn, scriptOf, sourceContent } from '../support/content.ts';
import { catchMail } from '../support/forms.ts';
import { expect, test } from './fixtures.ts';

const { payments, shared, site } = sourceContent;
const coinNames = site.coins.map((coin) => fill(payments.form.currency.option, coin));
const [service] = payments.form.service.options;
const NOTICE = '#form-notice';
const MAIL = '[data-draft=link]';

test('every page opens, and fits a narrow and a wide window', async ({ page }) => {
  const tooWide: string[] = [];
  const others = LANGUAGES.filter((code) => scriptOf(code) !== 'Latn');
  for (const path of [...EVERY_PATH, ...others.map((code) => pathIn('/payments', code))]) {
    await page.open(path);
    await page.sees('main h1', { count: 1, isShown: true });
    for (const width of [360, 1280]) {
      await page.resize(width);
      await expect.poll(() => page.run(() => innerWidth < 640)).toBe(width < 640);
      const { overflowPx } = await page.look('html');
      if (overflowPx > 0) tooWide.push(`${path} at ${width} px: ${overflowPx} px`);
    }
  }
  expect(tooWide).toEqual([]);
  await expect.poll(() => page.run(() => document.fonts.check('500 20px Newsreader'))).toBe(true);
});

test('the menu opens, takes the Tab key, closes, and leads to a page', async ({ page }) => {
  const button = `[aria-label="${shared.nav.openMenu}"]`;
  const link = '#menu a[href="/about"]';
  await page.open('/', 360);
  await page.sees(link, { isShown: false });
  await page.click(button);
  await page.sees(link, { isShown: true });
  await page.sees('main', { isShown: false });
  await page.press('Tab');
  await page.sees('#menu a', { hasFocus: true });
  await page.press('Escape');
  await page.sees(link, { isShown: false });
  await page.sees(button, { hasFocus: true });
  await page.click(button);
  await page.click(link);
  await page.seesPath('/about');
  await page.backTo('/');
  await page.sees(link, { isShown: false });
});

test('the payment form works by keyboard, and its email follows', async ({ page }) => {
  await page.open('/payments');
  await page.formReady();
  await page.focus('#currency');
  await page.press('Enter');
  await page.sees('[role=option]', { count: site.coins.length });
  await page.sees('[role=option]', { hasFocus: true });
  await page.press('ArrowDown');
  await page.sees('[role=option]:nth-child(2)', { hasFocus: true });
  await page.press('Enter');
  await page.sees('#currency', { text: coinNames[1], hasFocus: true });
  await page.focus('#amount');
  await page.type('185,50');
  await page.sees(`${MAIL}[href*="185%2C50"][href*="${site.coins[1]?.code}"]`, { count: 1 });
  await page.focus('.tooltip-button');
  await page.sees('[role=tooltip]', { text: payments.form.amount.tip.text });
  await page.press('Escape');
  await page.sees('[role=tooltip]', { count: 0 });
  await page.focus('#reference');
  await page.press('Enter');
  const { notice, truth } = payments.form;
  const { title, text } = notice;
  await page.sees(NOTICE, { isShown: true });
  await page.sees('#form-notice-status', { text: `${title} ${text} ${truth}` });
  await page.sees('#reference', { hasFocus: true });
  await page.press('Escape');
  await page.sees(NOTICE, { isShown: false });
});

const [TOPIC, QUESTION] = ['Courses & dates', 'Which course fits?'];
const MESSAGE = { name: 'Amina', email: 'a@example.org', subject: TOPIC, message: QUESTION };

test('a message is written, mailed, and stays when its notice shows', async ({ page }) => {
  await page.open('/contact');
  await page.formReady();
  await page.click('[type=submit]');
  await page.sees('#subject:invalid', { hasFocus: true });
  for (const [field, text] of Object.entries(MESSAGE)) await page.fill(`#${field}`, text);
  await page.run(catchMail);
  await page.click(MAIL);
  const mail = `subject=${encodeURIComponent(TOPIC)}&body=${encodeURIComponent(QUESTION)}`;
  await page.sees(`body[data-mail*="${mail}"]`, { count: 1 });
  await page.click('[type=submit]');
  await page.sees(NOTICE, { isShown: true });
  for (const [field, value] of Object.entries(MESSAGE)) await page.sees(`#${field}`, { value });
});

test('files of a form fail, its email goes out, a reload mends it', async ({ page }) => {
  page.files.fail = true;
  await page.open('/payments');
  await page.fill('#reference', 'INV-204');
  const failure = { isShown: true, text: shared.form.notLoaded };
  await page.sees('.form-not-loaded', failure);
  await page.click('[type=submit]');
  await page.sees('.form-not-loaded', failure);
  await page.run(catchMail);
  await page.click(MAIL);
  await page.sees('body[data-mail*="INV-204"]', { count: 1 });
  page.files.fail = false;
  await page.run(() => location.reload());
  await page.sees('.form-not-loaded', { isShown: false });
  await page.formReady();
  await page.click('[type=submit]');
  await page.sees(NOTICE, { isShown: true });
});

test('what was chosen and typed survives going back', async ({ page }) => {
  await page.open('/payments');
  await page.formReady();
  await page.focus('#service');
  await page.press('Enter');
  await page.sees('[role=option]', { hasFocus: true });
  await page.press('Enter');
  await page.sees('#service', { text: service?.label });
  await page.fill('#amount', '185');
  await page.open('/about');
  await page.backTo('/payments');
  await page.formReady();
  await page.sees('#service', { text: service?.label });
  await page.sees('#amount', { value: '185' });
});
