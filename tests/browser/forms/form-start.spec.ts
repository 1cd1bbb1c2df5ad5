/** A form whose files are late or fail, or whose page is changed before it is ready. */
import { payButton } from '../../support/filled-forms.ts';
import {
  fillPayment,
  holdScripts,
  messageFields,
  openAsEmail,
  openUnreadyForm,
  paymentFields,
} from '../../support/forms.ts';
import { FOREIGN_ELEMENTS, insertForeign } from '../../support/look/foreign-elements.ts';
import {
  caseTag,
  expect,
  formNotice,
  formReady,
  formSheet,
  mailParts,
  notLoaded,
  notResponding,
  openForm,
  test,
} from '../../support/site.ts';

test('the next press requests files that hang under new URLs', async ({ page }) => {
  await page.clock.install();
  const letLoad = await holdScripts(page);
  await page.goto('/payments');
  await payButton(page).click();
  await page.clock.runFor(5000);
  await expect(notLoaded(page)).toBeVisible();
  // The first requests keep hanging; new ones are answered.
  await page.route(/\.js\?/, (route) => route.continue());
  await payButton(page).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  letLoad();
});

test.describe('files that fail', () => {
  test.use({ expectedLine: /^Failed to load resource: net::ERR_/ });

  test('the line with the address keeps the focus when the form is ready', async ({ page }) => {
    await page.route(/\.js/, (route) => route.abort());
    await page.goto('/payments');
    await payButton(page).click();
    await expect(notResponding(page)).toBeVisible();
    await page.unrouteAll();
    const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
    await page.route(/\.js/, async (route) => {
      await mayLoad;
      await route.continue();
    });
    const link = notResponding(page).getByRole('link');
    await payButton(page).click();
    await link.focus();
    letLoad();
    await formReady(page);
    await expect(link).toBeFocused();
    await paymentFields(page).email.focus();
    await expect(notResponding(page)).toBeHidden();
  });
});

test('a form that is ready in time never shows the line, and leaves no gap for it', async ({
  page,
}) => {
  const ready = await openUnreadyForm(page, '/payments');
  await expect(notResponding(page)).toBeHidden();
  await formSheet(page).scrollIntoViewIfNeeded();
  await ready();
  const [head, note] = await Promise.all([
    formSheet(page).getByRole('heading').first().locator('..').boundingBox(),
    formSheet(page).getByText('This form does not take a payment.').locator('..').boundingBox(),
  ]);
  expect((note?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeLessThan(32);
});

test('the payment form works without adoptedStyleSheets and toWellFormed', async ({ page }) => {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot]) {
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    }
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
  });
  await openForm(page, '/payments');
  await paymentFields(page).currency.click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(page.getByRole('listbox')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  expect(mailParts(await openAsEmail(page)).subject).toMatch(/^Payment Request/);
});

test.describe('elements that others put into a form before it is ready', () => {
  test.use({ expectedLine: /Hydration failed|#418|#423|#425/ });

  /** An element that React does not expect, and a change that it does not see. */
  const FIRST_CASES = new Set<(typeof FOREIGN_ELEMENTS)[number]>([
    'a div after an input',
    'attributes on all fields',
  ]);

  for (const kind of FOREIGN_ELEMENTS) {
    const tag = caseTag(FIRST_CASES.has(kind));
    test(`${kind}: nothing typed is lost, and a press is answered`, { tag }, async ({ page }) => {
      const ready = await openUnreadyForm(page, '/payments');
      const { amount, email, reference } = paymentFields(page);
      await fillPayment(page, { amount: '185.50', email: 'amina@example.org' });
      await reference.fill('INV-204');
      await page.evaluate(insertForeign, kind);
      await reference.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
      await ready();
      await expect(amount).toHaveValue('185.50');
      await expect(email).toHaveValue('amina@example.org');
      await expect(reference).toHaveValue('INV-204');
      await expect(reference).toBeFocused();
      const selection = await reference.evaluate((field: HTMLInputElement) => [
        field.selectionStart,
        field.selectionEnd,
      ]);
      expect(selection).toEqual([1, 3]);
      expect(mailParts(await openAsEmail(page)).body).toContain('Amount: 185.50 USD');
      await payButton(page).click();
      await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
    });
  }

  test('a held press is answered in a form that was rebuilt', async ({ page }) => {
    const ready = await openUnreadyForm(page, '/payments');
    await page.evaluate(insertForeign, FOREIGN_ELEMENTS[0]);
    await paymentFields(page).currency.click();
    await ready();
    await expect(page.getByRole('option')).toHaveCount(5);
  });
});

test('going back without the back-forward cache restores all that was typed and chosen', async ({
  page,
}) => {
  const typed = {
    service: 'Visa Transfer Service',
    amount: '185.50',
    currency: 'ETH (Ethereum)',
    email: 'amina@example.org',
    reference: 'INV-204',
  };
  await openForm(page, '/payments');
  await fillPayment(page, typed);
  await page.goto('/about');
  await page.goBack({ waitUntil: 'commit' });
  await formReady(page);
  const fields = paymentFields(page);
  await expect(fields.service).toHaveText(typed.service);
  await expect(fields.currency).toHaveText(typed.currency);
  await expect(fields.amount).toHaveValue(typed.amount);
  await expect(fields.email).toHaveValue(typed.email);
  await expect(fields.reference).toHaveValue(typed.reference);
  const { subject, body } = mailParts(await openAsEmail(page));
  expect(subject).toContain(typed.service);
  expect(body).toContain('Amount: 185.50 USD\r\nCoin: ETH (Ethereum)');
});

test('a message is restored too', async ({ page }) => {
  await openForm(page, '/contact');
  const { name, message } = messageFields(page);
  await name.fill('Amina');
  await message.fill('Which course fits?');
  await page.goto('/about');
  await page.goBack({ waitUntil: 'commit' });
  await formReady(page);
  await expect(name).toHaveValue('Amina');
  await expect(message).toHaveValue('Which course fits?');
});
