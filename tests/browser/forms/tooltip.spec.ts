/** The tooltips of specification §9. */
import type { Page } from '@playwright/test';
import { directionOf } from '#languages.ts';
import { openAtRest, openForm } from '../../support/forms.ts';
import { expect, overlap, test } from '../../support/site.ts';
import { inLanguage, LANGUAGES, words } from '../../support/words.ts';

const { amount, currency, reference } = words.payments.form;
const TIPS = [amount.tip, currency.tip, reference.tip];

const FIELDS = ['service', 'amount', 'currency', 'email', 'reference'];

const button = (page: Page, { name } = amount.tip) => page.getByRole('button', { name });
const tip = (page: Page) => page.getByRole('tooltip');
/** Moves the pointer somewhere without any tooltip. */
const moveAway = (page: Page) => page.mouse.move(2, 2, { steps: 4 });

test('by keyboard each opens on focus, all of it on a small screen; its text always describes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, '/payments');
  for (const { name, text } of TIPS) {
    await expect(button(page, { name, text })).toHaveAccessibleDescription(text);
    await button(page, { name, text }).focus();
    await expect(tip(page)).toContainText(text);
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    const hidden = await page.locator('.tooltip-text').evaluate((element) => {
      element.scrollTop = element.scrollHeight;
      return element.scrollHeight - element.scrollTop - element.clientHeight;
    });
    expect(Math.abs(hidden)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  }
});

for (const [pause, wait] of [
  [299, 0],
  [300, 700],
] as const) {
  test(`it opens after 700 ms, and ${pause} ms after it has closed another after ${wait} ms`, async ({
    page,
  }) => {
    await openAtRest(page, '/payments');
    await button(page).hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText(amount.tip.text);
    await tip(page).hover();
    await page.clock.runFor(5000);
    await expect(tip(page)).toBeVisible();
    await moveAway(page);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(pause);
    await button(page, reference.tip).hover();
    if (wait > 0) {
      await page.clock.runFor(wait - 1);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(1);
    }
    await expect(tip(page)).toContainText(reference.tip.text);
  });
}

for (const width of [1280, 360]) {
  test(`at ${width} pixels it covers no field before its own, and stays on the card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const language of [words.language, ...LANGUAGES.filter(directionOf)]) {
      await openForm(page, inLanguage('/payments', language));
      for (const id of ['amount', 'currency', 'reference']) {
        const sign = page.locator(`#${id}-tip`);
        await sign.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await sign.click();
        await expect(tip(page)).toBeInViewport({ ratio: 1 });
        for (const field of FIELDS.slice(0, FIELDS.indexOf(id) + 1))
          expect(await overlap(tip(page), page.locator(`#${field}`)), field).toBe(false);
        const [drawn, card] = [
          await tip(page).boundingBox(),
          await page.locator('.form-sheet').boundingBox(),
        ];
        if (!drawn || !card) throw new Error('Not drawn.');
        expect(drawn.x).toBeGreaterThanOrEqual(card.x);
        expect(drawn.x + drawn.width).toBeLessThanOrEqual(card.x + card.width);
        await page.keyboard.press('Escape');
      }
    }
  });
}

test('its sign is the question mark of the language', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/payments', language));
    const drawn = await page
      .locator('#amount-tip span')
      .evaluate((sign) => getComputedStyle(sign, '::before').content);
    expect(drawn, language).toBe(/^(ar|fa|ur)/.test(language) ? '"؟"' : '"?"');
  }
});

test('a press keeps what pointing opened, and the next closes it', async ({ page }) => {
  await openAtRest(page, '/payments');
  await button(page).hover();
  await page.clock.runFor(700);
  await button(page).click();
  await page.clock.runFor(700);
  await expect(tip(page)).toBeVisible();
  await button(page).click();
  await expect(tip(page)).toHaveCount(0);
});

test('a tap opens it, a second tap or one elsewhere closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await openForm(page, '/payments');
  const heading = page.getByRole('heading', { name: words.payments.form.heading });
  for (const closer of [button(page), heading]) {
    await button(page).tap();
    await expect(tip(page)).toContainText(amount.tip.text);
    await closer.tap();
    await expect(tip(page)).toHaveCount(0);
  }
});
