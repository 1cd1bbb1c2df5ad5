import type { Page } from '@playwright/test';
import { expect, openForm, test } from '../../support/site.ts';

const TIPS = {
  'About the amount':
    'For a visa fee, enter the authority’s own amount. Your quote adds our fee and the network fee.',
  'About payment currencies':
    'The prices of most coins move; stablecoins are priced to follow the US dollar. The same coin can exist on several networks: use only the one named in your quote.',
  'About the reference number':
    'A public number that helps us find your request, such as an application or invoice number. A transaction ID is safe to share; a seed phrase or private key never is.',
};
const NAMES = [
  'About the amount',
  'About payment currencies',
  'About the reference number',
] as const;

const tipButton = (page: Page, name: keyof typeof TIPS = 'About the amount') =>
  page.getByRole('button', { name });

/** What a visitor sees: the box around the text for screen readers. */
const tip = (page: Page) => page.locator(':has(> [role=tooltip])');

/** Opens the payment form with its clock stopped: time then passes by `page.clock.runFor` only. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page, '/payments');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the pointer somewhere without any tooltip. */
const moveAway = (page: Page) => page.mouse.move(2, 2, { steps: 4 });

/** Opens a tooltip and moves the pointer off it, which closes it at once. */
async function openAndLeave(page: Page): Promise<void> {
  await openAtRest(page);
  await tipButton(page).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toBeVisible();
  await moveAway(page);
  await expect(tip(page)).toHaveCount(0);
}

test('§9 the options of a dropdown have no tooltip', async ({ page }) => {
  await openForm(page, '/payments');
  await page.getByRole('combobox', { name: 'Payment Currency' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(5);
  await expect(list.locator('button, [aria-describedby]')).toHaveCount(0);
});

test('§9 by keyboard each tooltip opens on focus, describes its button and closes by Escape', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await page.getByRole('textbox', { name: 'Amount (USD)' }).focus();
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tipButton(page), 'help comes after its field').toBeFocused();
  for (const name of NAMES) {
    await tipButton(page, name).focus();
    await expect(tip(page)).toContainText(TIPS[name]);
    await expect(tipButton(page, name)).toHaveAccessibleDescription(TIPS[name]);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(tipButton(page, name)).toBeFocused();
  }
});

test('at 320 × 256 each tooltip stays on the screen, and all of it can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, '/payments');
  for (const name of NAMES) {
    for (const block of ['start', 'center', 'end'] as const) {
      await tipButton(page, name).evaluate((button, place) => {
        button.scrollIntoView({ block: place });
      }, block);
      // Without the pointer, which may open a tooltip at once after another and then close it.
      await tipButton(page, name).evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
      });
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
      const words = tip(page).locator('span').first();
      const end = await words.evaluate((text) => {
        text.scrollTop = text.scrollHeight;
        return text.scrollTop + text.clientHeight - text.scrollHeight;
      });
      expect(Math.abs(end)).toBeLessThan(2);
      await page.keyboard.press('Escape');
      await expect(tip(page)).toHaveCount(0);
    }
  }
});

test('§9 the scroll that brings a focused button into view leaves its tooltip open', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const [name] = NAMES;
  const scrolled = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve())),
  );
  await tipButton(page, name).focus();
  await scrolled;
  await expect(tip(page)).toContainText(TIPS[name]);
  await expect(tipButton(page, name)).toBeInViewport();
});

test.describe('with a pointer', () => {
  test('§9 a tooltip opens after 700 ms of rest, and stays while the pointer rests on it', async ({
    page,
  }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText(TIPS['About the amount']);
    await tip(page).hover();
    await page.clock.runFor(5_000);
    await expect(tip(page)).toBeVisible();
    await moveAway(page);
    await expect(tip(page)).toHaveCount(0);
  });

  test('§9 for 300 ms after one has closed, another opens at once', async ({ page }) => {
    await openAndLeave(page);
    await page.clock.runFor(299);
    await tipButton(page, 'About the reference number').hover();
    await expect(tip(page)).toContainText(TIPS['About the reference number']);
    await page.keyboard.press('Escape');
    await expect(tip(page), 'Escape closes it under the pointer').toHaveCount(0);
  });

  test('§9 after those 300 ms, another takes its 700 ms again', async ({ page }) => {
    await openAndLeave(page);
    await page.clock.runFor(300);
    await tipButton(page, 'About the reference number').hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText(TIPS['About the reference number']);
  });

  test('a press keeps the tooltip that pointing opened, and the next closes it', async ({
    page,
  }) => {
    await openAtRest(page);
    await tipButton(page).hover();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await tipButton(page).click();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await tipButton(page).click();
    await expect(tip(page)).toHaveCount(0);
  });
});

test.describe('with a finger', { tag: '@phone' }, () => {
  test('§9 a tap opens a tooltip and a second tap closes it', async ({ page }) => {
    await openForm(page, '/payments');
    for (const name of NAMES) {
      await tipButton(page, name).tap();
      await expect(tip(page)).toContainText(TIPS[name]);
      await tipButton(page, name).tap();
      await expect(tip(page)).toHaveCount(0);
    }
  });

  test('§9 a tap elsewhere closes a tooltip', async ({ page }) => {
    await openForm(page, '/payments');
    await tipButton(page).tap();
    await expect(tip(page)).toBeVisible();
    await page.getByText('To go ahead, send us this request.').tap();
    await expect(tip(page)).toHaveCount(0);
  });
});
