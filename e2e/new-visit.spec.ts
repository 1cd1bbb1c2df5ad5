/**
 * On a new visit by phone the cards of Tutoring below the first are laid out after the first screen.
 * Each test stops the clock of the animations that they wait for: nothing hangs on a moment.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.skip(({ hasTouch }) => !hasTouch, 'only on a phone do the cards wait');

const cards = (page: Page) => page.locator('.course-card');
const titles = (page: Page) => cards(page).getByRole('heading');

/** Whether each card's words are laid out, in the order of the page. */
const laidOut = (page: Page) =>
  titles(page).evaluateAll((headings) =>
    headings.map((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
  );

const ALL = Array<boolean>(6).fill(true);

async function stopClock(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const setRate = async (playbackRate: number) => {
    await devTools.send('Animation.setPlaybackRate', { playbackRate });
  };
  await devTools.send('Animation.enable');
  await setRate(0);
  return () => setRate(1);
}

test('on a new visit the far cards wait, and come when they are near or it is time', async ({
  page,
}) => {
  const startClock = await stopClock(page);
  await page.goto('/tutoring');
  expect((await laidOut(page)).at(0)).toBe(true);
  expect((await laidOut(page)).at(-1)).toBe(false);

  await cards(page)
    .last()
    .evaluate((card) => card.scrollIntoView());
  await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(true);

  await startClock();
  await expect.poll(() => laidOut(page)).toEqual(ALL);
});

test('after a reload all cards stand at once, and the place is kept', async ({ page }) => {
  await page.goto('/tutoring');
  await expect.poll(() => laidOut(page)).toEqual(ALL);
  const title = titles(page).last();
  await title.scrollIntoViewIfNeeded();
  const place = await title.boundingBox();

  await stopClock(page);
  await page.reload();
  expect(await laidOut(page)).toEqual(ALL);
  await expect.poll(() => title.boundingBox()).toEqual(place);
});

test('where a link leads to a card all cards stand at once', async ({ page }) => {
  await page.goto('/tutoring');
  const id = await cards(page).last().getAttribute('id');
  await stopClock(page);
  await page.goto('/about');
  await page.goto(`/tutoring#${id}`);
  expect(await laidOut(page)).toEqual(ALL);
});
