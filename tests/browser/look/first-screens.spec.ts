/** A visitor with a phone sees what to do, or where to go, without scrolling. */
import { openSettled } from '../../support/look/look.ts';
import { expect, formSheet, test } from '../../support/site.ts';

const PHONE_HEIGHT_PX = 740;

/** Screens above the form, about three and a half: the checks come before it. */
const FORM_WITHIN_PX = 2600;

for (const { path, jumps } of [
  { path: '/payments', jumps: ['Six checks', 'Prepare your request', 'Who refunds what'] },
  { path: '/contact', jumps: ['Send us a message', 'Questions and answers'] },
]) {
  test(`the first screen of ${path} on a phone links to its parts`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    for (const name of jumps) {
      const jump = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(jump).toBeInViewport({ ratio: 1 });
      const target = page.locator((await jump.getAttribute('href')) ?? '');
      await expect(target).toHaveCount(1);
    }
  });
}

test('on a phone the payment form begins soon', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/payments');
  const box = await formSheet(page).boundingBox();
  expect(box?.y).toBeLessThanOrEqual(FORM_WITHIN_PX);
});

test('“Open as email” is as strong as the button above it', async ({ page }) => {
  for (const path of ['/payments', '/contact']) {
    await page.goto(path);
    const submit = formSheet(page).locator('[type=submit]');
    const color = await submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(formSheet(page).getByRole('link', { name: 'Open as email' })).toHaveCSS(
      'background-color',
      color,
    );
  }
});

test('content pages show their first action, or a link to it, on a phone’s first screen', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', '/services', '/tutoring', '/about']) {
    await openSettled(page, path);
    const first = await page.getByRole('main').getByRole('link').first().boundingBox();
    expect(first, `${path} has a link`).not.toBeNull();
    expect((first?.y ?? 0) + (first?.height ?? 0), path).toBeLessThanOrEqual(PHONE_HEIGHT_PX);
  }
});

test('the links in a page’s head lead to parts of that page', async ({ page }) => {
  for (const path of ['/services', '/tutoring', '/about']) {
    await openSettled(page, path);
    const jumps = page.getByRole('main').getByRole('list').first().getByRole('link');
    for (const href of await jumps.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      await expect(page.locator(href), `${path}${href}`).toBeVisible();
    }
    expect(await jumps.count()).toBeGreaterThan(1);
  }
});
