/** What only Contact has: the time of the reply beside its clock, and the notice about live chat. */
import type { Page } from '@playwright/test';
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { axeViolations } from '../../support/layout.ts';

const { contact, shared, site } = sourceContent;

test.describe('the reply time', () => {
  // A browser in another language and time zone than the page.
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'de-DE' });

  const line = (page: Page) => page.locator('[data-reply-by]');
  const nameOfDay = new Intl.DateTimeFormat(sourceContent.language, { weekday: 'long' });

  test('is said in the visitor’s time zone, minute by minute, as by the hand', async ({ page }) => {
    await page.clock.install({ time: '2030-11-21T09:00:00Z' });
    await page.clock.pauseAt('2030-11-21T10:00:45Z');
    await page.goto('/contact');
    await page.clock.runFor(500);
    const hours = site.promises.replyHours.value;
    const day = nameOfDay.format(Date.UTC(2030, 10, 21, 10 + hours));
    const [now, time] = [timeAt(15, 30), timeAt((15 + hours) % 24, 30)];
    await expect(line(page)).toHaveText(fill(contact.replyBy, { now, day, time }));
    const hand = page.locator('.clock-hand');
    await expect(hand).toHaveCSS('rotate', `${(15.5 / 24) * 360}deg`);
    await expect(hand).toHaveCSS('opacity', '1');
    for (const [minute, after] of [
      [31, 15_000],
      [32, 60_000],
    ] as const) {
      await page.clock.runFor(after);
      await expect(line(page)).toContainText(timeAt(15, minute));
    }
  });

  test.describe('in a browser that reports UTC', () => {
    test.use({ timezoneId: 'UTC' });

    test('says that it is in UTC', async ({ page }) => {
      await page.goto('/contact');
      await expect(line(page)).toHaveText(/\d:\d.* \(UTC\)[.。]?$/);
    });
  });
});

test('the email address is on one line', async ({ page }) => {
  await page.goto('/contact');
  const address = page.locator('#card-address a');
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await address.evaluate((link) => link.getClientRects().length), `${width} px`).toBe(1);
  }
});

/** "3:30 PM" */
function timeAt(hour: number, minute: number): string {
  const time = new Date(2030, 10, 21, hour, minute);
  return time.toLocaleTimeString(sourceContent.language, { timeStyle: 'short' });
}

const chatButton = (page: Page) => page.getByRole('button', { name: contact.chat.button });
const { title, text } = site.liveChat ? contact.chat.external : contact.chat.notice;
const notice = (page: Page) => page.getByRole('dialog', { name: title });
const dismiss = (page: Page) => page.getByRole('button', { name: shared.notice.dismiss });

async function openNotice(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(notice(page)).toContainText(stripMarkup(text));
  await expect(notice(page).getByRole('heading')).toBeFocused();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`live chat with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('§2 its button, Escape or a click outside closes the notice', async ({ page }) => {
      await page.goto('/contact');
      for (const close of [
        () => dismiss(page).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(3, 3),
      ]) {
        await openNotice(page);
        await page.evaluate(() => scrollTo(0, 0));
        await close();
        await expect(notice(page)).toHaveCount(0);
        if (!javaScriptEnabled) continue;
        await expect(chatButton(page), 'the focus returns').toBeFocused();
        // Primary is what the visitor can do now.
        await expect(chatButton(page)).toHaveClass(site.liveChat ? /primary/ : /closed/);
        await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('a low screen shows the chat’s notice whole; without focus it closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact');
  await openNotice(page);
  for (const part of [notice(page).getByRole('heading'), dismiss(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page), 'on paper').toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  for (const _ of await notice(page).locator('a, button').all()) {
    await page.keyboard.press('Tab');
    await expect(notice(page).locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  const link = notice(page).getByRole('link').last();
  await expect(link).toHaveAttribute('href', new RegExp(`^${site.liveChat ?? 'mailto:'}`));
  await page.keyboard.press('Tab');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('main :focus')).toBeInViewport();
});
