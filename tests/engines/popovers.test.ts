/** The menu of small screens and the notice about live chat, which work without a script. */
import { NARROW_PX } from './page.ts';
import { expect, test } from './test.ts';

const MENU_LINK = '#menu a[href="/about"]';
const OPEN_MENU = '.menu-button[popovertarget=menu]:not([popovertargetaction])';
const CLOSE_MENU = '#menu .menu-button';

test('its button opens the menu', async ({ page }) => {
  await page.open('/', NARROW_PX);
  expect(await page.isShown(MENU_LINK)).toBe(false);
  await page.click(OPEN_MENU);
  await expect.poll(() => page.isShown(MENU_LINK)).toBe(true);
});

test('the Tab key leads into the open menu; Escape closes it, and the focus returns', async ({
  page,
}) => {
  await page.open('/', NARROW_PX);
  await page.click(OPEN_MENU);
  await expect.poll(() => page.isShown(MENU_LINK)).toBe(true);
  await page.press('Tab');
  expect(await page.hasFocus('#menu a')).toBe(true);
  await page.press('Escape');
  await expect.poll(() => page.isShown(MENU_LINK)).toBe(false);
  expect(await page.hasFocus(OPEN_MENU)).toBe(true);
});

test('its button closes the menu, and the focus returns', async ({ page }) => {
  await page.open('/', NARROW_PX);
  await page.click(OPEN_MENU);
  await page.click(CLOSE_MENU);
  await expect.poll(() => page.isShown(MENU_LINK)).toBe(false);
  expect(await page.hasFocus(OPEN_MENU)).toBe(true);
});

test('a link of the menu leads to its page, and the menu is closed on the way back', async ({
  page,
}) => {
  await page.open('/', NARROW_PX);
  await page.click(OPEN_MENU);
  await page.click(MENU_LINK);
  await expect.poll(() => page.path()).toBe('/about');
  await page.back();
  await expect.poll(() => page.path()).toBe('/');
  expect(await page.isShown(MENU_LINK)).toBe(false);
});

const CHAT_BUTTON = '[popovertarget=chat-notice]:not([popovertargetaction])';
const CHAT_NOTICE = '#chat-notice';

test('Start Live Chat opens its notice by keyboard, which takes the focus', async ({ page }) => {
  await page.open('/contact');
  await page.focus(CHAT_BUTTON);
  await page.press('Enter');
  await expect.poll(() => page.isShown(CHAT_NOTICE)).toBe(true);
  expect(await page.hasFocus('#chat-title')).toBe(true);
});

test('Escape closes the notice about live chat, and the focus returns', async ({ page }) => {
  await page.open('/contact');
  await page.click(CHAT_BUTTON);
  await expect.poll(() => page.isShown(CHAT_NOTICE)).toBe(true);
  await page.press('Escape');
  await expect.poll(() => page.isShown(CHAT_NOTICE)).toBe(false);
  expect(await page.hasFocus(CHAT_BUTTON)).toBe(true);
});

test('its button closes the notice about live chat', async ({ page }) => {
  await page.open('/contact');
  await page.click(CHAT_BUTTON);
  await page.click(`${CHAT_NOTICE} button`);
  await expect.poll(() => page.isShown(CHAT_NOTICE)).toBe(false);
});

test('the notice about live chat opens in view', async ({ page }) => {
  await page.open('/contact');
  await page.run((s) => document.querySelector(s)?.scrollIntoView(), CHAT_BUTTON);
  const before = await page.run(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.click(CHAT_BUTTON);
  await expect.poll(() => page.isInView('#chat-title')).toBe(true);
  expect(await page.isInView(`${CHAT_NOTICE} .notice-close`)).toBe(true);
  expect(await page.run(() => scrollY)).toBe(before);
  await page.press('Escape');
  await expect.poll(() => page.isInView(CHAT_BUTTON)).toBe(true);
  expect(await page.hasFocus(CHAT_BUTTON)).toBe(true);
});

test('the notice about live chat scrolls inside itself on a low screen', async ({ page }) => {
  await page.open('/contact', NARROW_PX, 256);
  await page.click(CHAT_BUTTON);
  await expect.poll(() => page.isInView('#chat-title')).toBe(true);
  expect(await page.isInView(`${CHAT_NOTICE} .notice-close`)).toBe(true);
  await page.focus(`${CHAT_NOTICE} .button`);
  expect(await page.isInView(`${CHAT_NOTICE} .button`)).toBe(true);
});

test('the page behind an open menu is hidden', async ({ page }) => {
  await page.open('/', NARROW_PX);
  await page.click(OPEN_MENU);
  await expect.poll(() => page.isShown('main')).toBe(false);
  await page.press('Escape');
  await expect.poll(() => page.isShown('main')).toBe(true);
});

test('the skip link leads into the page, and a press on plain text does not lead back', async ({
  page,
}) => {
  await page.open('/contact');
  await page.focus('.skip-link');
  await page.press('Enter');
  await expect.poll(() => page.hasFocus('main *')).toBe(true);
  await page.click('form > p');
  await page.press('Tab');
  expect(await page.hasFocus('#name')).toBe(true);
});
