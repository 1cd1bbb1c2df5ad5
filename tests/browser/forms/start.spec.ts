/** How a form starts, and what happens when it can't. */
import type { Page } from '@playwright/test';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  choose,
  formOn,
  formReady,
  holdFiles,
  OTHER_COIN,
  SECRET,
  TYPED,
} from '../../support/forms.ts';
import { alteredSite } from '../../support/serve/servers.ts';

const failure = (page: Page) =>
  page.getByRole('status').getByText(sourceContent.shared.form.notLoaded).filter({ visible: true });
const pendingButton = (page: Page) => page.locator('[aria-busy=true]');

for (const [path, by] of [
  ['/payments', 'click'],
  ['/contact', 'Enter'],
] as const) {
  test(`${path}: before the form is ready emails open, a ${by} waits`, async ({ page }) => {
    const { fields, button, notice, ...form } = formOn(page, path);
    const ready = await form.openWithFilesHeld();
    await form.fill();
    const before = await form.openMail('Enter');
    expect(before.body).toContain(TYPED[path].email);
    if (by === 'click') await button.click();
    else await fields.email.press('Enter');
    await expect(pendingButton(page)).toHaveText((await button.textContent()) ?? '');
    // What the browser sends when the tab is shown again.
    await page.locator(':focus').dispatchEvent('focusin');
    await expect(notice).toHaveCount(0);
    await ready();
    await expect(notice).toHaveCount(1);
    await expect(pendingButton(page)).toHaveCount(0);
    await form.expectFilled();
    expect(await form.openMail('Enter')).toEqual(before);
  });
}

test('a pending click is dropped when the visitor moves on', async ({ page, paymentForm }) => {
  const { fields, button, notice } = paymentForm;
  const ready = await paymentForm.openWithFilesHeld();
  await fields.reference.fill(SECRET);
  await button.click();
  // At once: after 5 s it would be dropped anyway.
  await fields.amount.focus();
  expect(await pendingButton(page).count()).toBe(0);
  await button.click();
  await page.keyboard.press('x');
  expect(await pendingButton(page).count()).toBe(0);
  await ready();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(sourceContent.shared.guard.secret), 'typed before').toBeVisible();
});

test.describe('a page that still arrives', () => {
  test.use({ allowedRequests: /^http:\/\/localhost:/ });

  for (const part of ['</form>', 'id="draft-text"']) {
    test(`after ${part} holds clicks`, async ({ page, baseURL, contactForm }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const site = await alteredSite(`${baseURL}`, async (html, response) => {
        const end = html.indexOf('>', html.indexOf(part)) + 1;
        response.write(html.slice(0, end));
        await promise;
        response.end(html.slice(end));
      });
      const visit = page.goto(`${site.address}/contact`, { waitUntil: 'load' });
      await contactForm.fields.email.press('Enter');
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      resolve();
      await visit;
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await formReady(page);
      site.stop();
    });
  }
});

for (const [dataSaverEnabled, behavior] of [
  [false, 'has its files'],
  [true, 'fetches nothing with Save-Data'],
] as const) {
  test(`a form far away ${behavior}, and starts when near`, async ({ page, paymentForm }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
    const scripts: string[] = [];
    page.on('request', (each) => each.url().endsWith('.js') && scripts.push(each.url()));
    await paymentForm.goto();
    // After the page has painted, as the files would be.
    await expect(page.locator('html[data-font]')).toHaveCount(1);
    if (dataSaverEnabled) expect(scripts).toEqual([]);
    else await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await expect(page.locator('[data-form-ready]')).toHaveCount(0);
    await formReady(page);
    expect(scripts.length).toBeGreaterThan(1);
    expect(new Set(scripts).size, 'each file is fetched once').toBe(scripts.length);
  });
}

test.describe('files that fail', () => {
  test.use({ expectedConsoleLine: /^Failed to load resource: net::ERR_|Failed to fetch/ });

  for (const [fault, files] of [
    ['no file arrives', '**/*.js'],
    ['the props do not arrive', '**/*.en.*.js'],
  ] as const) {
    test(`${fault}: emails go out, a reload mends it`, async ({ page, paymentForm }) => {
      const { button, notice } = paymentForm;
      await page.route(files, (route) => route.abort());
      await paymentForm.goto();
      await button.click();
      // Before a file that hangs counts as failed.
      await expect(failure(page)).toBeVisible({ timeout: 4000 });
      await expect(failure(page)).toBeInViewport();
      await expect(pendingButton(page)).toHaveCount(0);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await paymentForm.fill();
      const { body } = await paymentForm.openMail('Enter');
      expect(body).toContain(TYPED['/payments'].reference);
      await page.unrouteAll();
      await button.click();
      // At once: after 5 s it would be dropped anyway.
      expect(await pendingButton(page).count()).toBe(0);
      await expect(failure(page)).toBeVisible();
      expect(asked).toEqual([]);
      await page.reload();
      await formReady(page);
      await expect(failure(page)).toHaveCount(0);
      await button.click();
      await expect(notice).toBeVisible();
    });
  }

  test('going back restores what was typed', async ({ page, paymentForm }) => {
    // Browsers keep such a page out of the back-forward cache.
    await page.addInitScript(() => addEventListener('unload', () => {}));
    await paymentForm.open();
    await paymentForm.fill();
    await choose(paymentForm.fields.currency, OTHER_COIN.option);
    await page.goto('/about');
    await page.route('**/*.js', (route) => route.abort());
    await page.goBack({ waitUntil: 'commit' });
    await expect(paymentForm.mailLink, 'before it is clicked').toHaveAttribute('href', /INV-204/);
    const { body } = await paymentForm.openMail('Enter');
    for (const text of [OTHER_COIN.option, ...Object.values(TYPED['/payments'])])
      expect(body).toContain(text);
  });
});

test.describe('a form that differs from its HTML', () => {
  test.use({ expectedConsoleLine: /empty value|#418/ });

  test('§5 §8 an option with an empty value shows its error', async ({ page, paymentForm }) => {
    await page.clock.install();
    // The button goes with its form, which must not start before the click.
    const send = await holdFiles(page);
    await page.route('**/payments.en.*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"value":"visa-transfer"', '"value":""');
      await route.fulfill({ response, body });
    });
    await paymentForm.goto();
    await paymentForm.button.click();
    send();
    const error = page.getByRole('alert');
    await expect(error).toContainText(sourceContent.shared.error.title);
    await expect(error).toContainText('has an empty value');
    await expect(page.locator('.form-replacement')).toBeVisible();
    await expect(paymentForm.button).toHaveCount(0);
    await page.clock.runFor(6000);
    await expect(failure(page), 'which the pending click would show').toHaveCount(0);
  });

  test('changed by an extension, it loses nothing', async ({ page, paymentForm }) => {
    const ready = await paymentForm.openWithFilesHeld();
    await paymentForm.fill();
    const { currency, email, reference } = paymentForm.fields;
    await reference.evaluate((field) => field.setAttribute('data-helper', 'true'));
    await email.evaluate((field) => {
      const wrapper = document.createElement('div');
      field.replaceWith(wrapper);
      wrapper.append(field);
      field.closest('form')?.prepend(document.createElement('div'));
      const other = document.createElement('input');
      other.name = 'user[email]';
      field.after(other, field.cloneNode());
    });
    await currency.press('Enter');
    await ready();
    await expect(page.getByRole('option')).toHaveCount(sourceContent.site.coins.length);
    await page.keyboard.press('Escape');
    await expect(currency).toBeFocused();
    await paymentForm.expectFilled();
    await reference.press('Enter');
    await expect(paymentForm.notice).toBeVisible();
    await email.evaluate((field: HTMLInputElement) => {
      const hidden = { type: 'hidden', name: 'email' };
      field.form?.prepend(Object.assign(document.createElement('input'), hidden));
    });
    await reference.fill('INV-205');
    const { body } = await paymentForm.openMail();
    for (const text of [TYPED['/payments'].email, 'INV-205']) expect(body).toContain(text);
  });

  test('the focus stays in its field', async ({ paymentForm }) => {
    const ready = await paymentForm.openWithFilesHeld();
    const { email, reference } = paymentForm.fields;
    await email.evaluate((field) => field.after(document.createElement('button')));
    await reference.focus();
    await ready();
    await expect(reference).toBeFocused();
  });
});
