/** How a form starts, and what happens when it can't. */
import type { Page } from '@playwright/test';
import {
  buttonOf,
  choose,
  expectFilled,
  fieldsOf,
  fillForm,
  formReady,
  letterOf,
  openedMail,
  openForm,
  openUnready,
  TYPED,
} from '../../support/forms.ts';
import { alteredSite } from '../../support/serve/servers.ts';
import { expect, test, watchRequests } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const [, service] = words.payments.form.service.options;
const failure = (page: Page) =>
  page.getByRole('status').getByText(words.shared.form.notLoaded).filter({ visible: true });
const held = (page: Page) => page.locator('[aria-busy=true]');
const pay = (page: Page) => buttonOf(page, '/payments');
const mailed = (page: Page) => openedMail(page, () => letterOf(page).mail.press('Enter'));

for (const [path, by] of [
  ['/payments', 'press'],
  ['/contact', 'Enter'],
] as const) {
  test(`on ${path} the letter goes out before the form is ready; a ${by} is held, then answered once`, async ({
    page,
  }) => {
    const asked = watchRequests(page);
    const ready = await openUnready(page, path);
    await fillForm(page, path);
    const before = await mailed(page);
    expect(before.body).toContain(TYPED[path].email);
    const { button, notice } = buttonOf(page, path);
    if (by === 'press') await button.click();
    else await fieldsOf(page)[path].email.press('Enter');
    await expect(held(page)).toHaveText((await button.textContent()) ?? '');
    // What the browser sends when the tab is shown again.
    await page.locator(':focus').dispatchEvent('focusin');
    await expect(notice).toHaveCount(0);
    await ready();
    await expect(notice).toHaveCount(1);
    await expect(held(page)).toHaveCount(0);
    await expectFilled(page, path);
    expect(await mailed(page)).toEqual(before);
    expect(asked.filter((address) => !address.endsWith('.woff2'))).toEqual([page.url()]);
  });
}

test('a held press is dropped when the visitor moves on', async ({ page }) => {
  const ready = await openUnready(page, '/payments');
  const { button, notice } = pay(page);
  await button.click();
  // At once: after 5 s it would be dropped anyway.
  await fieldsOf(page)['/payments'].amount.focus();
  expect(await held(page).count()).toBe(0);
  await button.click();
  await page.keyboard.press('x');
  expect(await held(page).count()).toBe(0);
  await ready();
  await expect(notice).toHaveCount(0);
});

test('the browser stops an empty message that was sent before the form was ready', async ({
  page,
}) => {
  const ready = await openUnready(page, '/contact');
  const { button, notice } = buttonOf(page, '/contact');
  await button.click();
  await ready();
  await expect(fieldsOf(page)['/contact'].name).toBeFocused();
  await expect(notice).toHaveCount(0);
});

test.describe('a page that still arrives', () => {
  test.use({ alsoAsked: /^http:\/\/localhost:/ });

  for (const part of ['</form>', 'id="letter"']) {
    test(`after ${part} presses are held, and the rest of the page comes`, async ({
      page,
      baseURL,
    }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const site = await alteredSite(`${baseURL}`, async (html, response) => {
        const end = html.indexOf('>', html.indexOf(part)) + 1;
        response.write(html.slice(0, end));
        await promise;
        response.end(html.slice(end));
      });
      const visit = page.goto(`${site.address}/contact`, { waitUntil: 'load' });
      await fieldsOf(page)['/contact'].email.press('Enter');
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      resolve();
      await visit;
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await formReady(page);
      site.stop();
    });
  }
});

for (const dataSaverEnabled of [false, true]) {
  test(`a form far away ${dataSaverEnabled ? 'fetches nothing with Save-Data' : 'has its files'}, and starts when it comes near`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
    const scripts: string[] = [];
    page.on('request', (each) => each.url().endsWith('.js') && scripts.push(each.url()));
    await page.goto('/payments');
    // After the page has painted, as the files would be.
    await expect(page.locator('html.font')).toHaveCount(1);
    if (dataSaverEnabled) expect(scripts).toEqual([]);
    else await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await expect(page.locator('[data-form-state]')).toHaveCount(0);
    await formReady(page);
    expect(new Set(scripts).size, 'each file is fetched once').toBe(scripts.length);
  });
}

test.describe('files that fail', () => {
  test.use({
    expectedLine: /^Failed to load resource: net::ERR_|Failed to fetch|is not a|undefined|is empty/,
  });

  for (const [fault, files, isEmpty] of [
    ['no file arrives', '**/*.js', false],
    ['the words do not arrive', '**/*.en.*.js', false],
    ['the files arrive empty', '**/*.js', true],
  ] as const) {
    test(`${fault}: the form says so in sight, the letter goes out, only a press tries again`, async ({
      page,
    }) => {
      await page.route(files, (route) =>
        isEmpty ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.abort(),
      );
      await page.goto('/payments');
      await pay(page).button.click();
      // Before a file that hangs counts as failed.
      await expect(failure(page)).toBeVisible({ timeout: 4000 });
      await expect(failure(page)).toBeInViewport();
      await expect(held(page)).toHaveCount(0);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await fillForm(page, '/payments');
      const { body } = await mailed(page);
      expect(body).toContain(TYPED['/payments'].reference);
      expect(asked).toEqual([]);
      await page.unrouteAll();
      await pay(page).button.click();
      // What arrived empty stays so until the page is loaded again.
      if (isEmpty) await expect(failure(page)).toBeVisible();
      else await expect(pay(page).notice).toBeVisible();
      await expect(failure(page)).toHaveCount(isEmpty ? 1 : 0);
      await expectFilled(page, '/payments');
    });
  }

  test('going back restores what was typed and chosen: in the letter, and once files come', async ({
    page,
  }) => {
    // Browsers keep such a page out of the back-forward cache.
    await page.addInitScript(() => addEventListener('unload', () => {}));
    await openForm(page, '/payments');
    await fillForm(page, '/payments');
    const fields = fieldsOf(page)['/payments'];
    const chosen = [service?.label ?? '', 'BNB (Binance Coin)'] as const;
    await choose(fields.service, chosen[0]);
    await choose(fields.currency, chosen[1]);
    await page.goto('/about');
    await page.route('**/*.js', (route) => route.abort());
    await page.goBack({ waitUntil: 'commit' });
    const { body } = await mailed(page);
    for (const text of [...chosen, ...Object.values(TYPED['/payments'])]) {
      expect(body).toContain(text);
    }
    await page.unrouteAll();
    await pay(page).button.click();
    await expect(pay(page).notice).toBeVisible();
    await expectFilled(page, '/payments');
    await expect(fields.service).toHaveText(chosen[0]);
    await expect(fields.currency).toHaveText(chosen[1]);
  });
});

test('a file that hangs counts as failed after 5 s; if it comes after all, the form works', async ({
  page,
}) => {
  await page.clock.install();
  const ready = await openUnready(page, '/payments');
  await page.clock.pauseAt(Date.now() + 60_000);
  await pay(page).button.click();
  await page.clock.runFor(4999);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(101);
  await expect(failure(page)).toBeVisible();
  await ready();
  await expect(failure(page)).toHaveCount(0);
  await expect(pay(page).notice).toHaveCount(0);
});

test.describe('a form that differs from its HTML', () => {
  test.use({ expectedLine: /empty value|Hydration failed|#418|#423|#425/ });

  test('§5 §8 an option with an empty value shows its error in the form’s place', async ({
    page,
  }) => {
    await page.route('**/payments.en.*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"value":"visa-transfer"', '"value":""');
      await route.fulfill({ response, body });
    });
    await page.goto('/payments');
    await page.locator('[data-form]').scrollIntoViewIfNeeded();
    const error = page.getByRole('alert');
    await expect(error).toContainText(words.shared.error.title);
    await expect(error).toContainText('has an empty value');
    await expect(page.locator('.form-replacement')).toBeVisible();
    await expect(page.getByRole('heading', { name: words.payments.h1 })).toBeVisible();
  });

  const CHANGES: Record<string, (email: Element) => void> = {
    'attributes on a field': (email) => email.setAttribute('data-helper', 'true'),
    'an empty copy of a field': (email) => email.after(email.cloneNode()),
    'elements round, before and after': (email) => {
      const round = document.createElement('div');
      email.replaceWith(round);
      round.append(email);
      email.closest('form')?.prepend(document.createElement('div'));
      const other = document.createElement('input');
      other.name = 'user[email]';
      email.after(other);
    },
  };

  for (const [change, apply] of Object.entries(CHANGES)) {
    test(`${change}: nothing typed is lost, and a press is answered`, async ({ page }) => {
      const ready = await openUnready(page, '/payments');
      await fillForm(page, '/payments');
      const { currency, email, reference } = fieldsOf(page)['/payments'];
      await email.evaluate(apply);
      await currency.press('Enter');
      await ready();
      await expect(page.getByRole('option')).toHaveCount(words.site.coins.length);
      await page.keyboard.press('Escape');
      await expect(currency).toBeFocused();
      await expectFilled(page, '/payments');
      await reference.press('Enter');
      await expect(pay(page).notice).toBeVisible();
    });
  }

  test('the focus and what is selected stay, also where the focus moves last', async ({ page }) => {
    const ready = await openUnready(page, '/payments');
    await fillForm(page, '/payments');
    const { email, reference } = fieldsOf(page)['/payments'];
    await email.evaluate((field) => field.after(document.createElement('button')));
    // While the files run: after the state is `starting`, before React has rebuilt the form.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const field = document.querySelector<HTMLInputElement>('#reference');
        field?.focus();
        field?.setSelectionRange(1, 3);
      }).observe(document.body, { subtree: true, attributeFilter: ['data-form-state'] });
    });
    await email.focus();
    await ready();
    await expect(reference).toBeFocused();
    const { selectionStart, selectionEnd } = await reference.evaluate(
      ({ selectionStart, selectionEnd }: HTMLInputElement) => ({ selectionStart, selectionEnd }),
    );
    expect([selectionStart, selectionEnd]).toEqual([1, 3]);
  });
});
