/** What the tests of the two forms share: their fields, their letter, their start, the clipboard. */
import type { Locator, Page } from '@playwright/test';
import type { Content } from '#content/parse.ts';
import { expect } from './site.ts';
import { words } from './words.ts';

export type FormPath = '/payments' | '/contact';

export const TYPED = {
  '/payments': { amount: '185,50', email: 'amina@example.org', reference: 'INV-204' },
  '/contact': {
    name: 'Amina Diallo',
    email: 'amina@example.org',
    subject: 'Courses & dates',
    message: 'Which course fits?\n\nI know some "Python".',
  },
} as const;

/** A card's number, against which a form advises. */
export const SECRET = '4242 4242 4242 4242';

/** The fields of both forms, each by its label. */
export function fieldsOf(page: Page, { payments, contact }: Content = words) {
  const byLabel = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const list = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  const { service, amount, currency, email, reference } = payments.form;
  return {
    '/payments': {
      service: list(service.label),
      amount: byLabel(amount.label),
      currency: list(currency.label),
      email: byLabel(email.label),
      reference: byLabel(reference.label),
    },
    '/contact': {
      name: byLabel(contact.form.name.label),
      email: byLabel(contact.form.email.label),
      subject: byLabel(contact.form.subject.label),
      message: byLabel(contact.form.message.label),
    },
  };
}

/** The button of specification §2, and the notice that it shows (§8). */
export function buttonOf(page: Page, path: FormPath, content: Content = words) {
  const { form } = path === '/payments' ? content.payments : content.contact;
  return {
    button: page.getByRole('button', { name: form.button, exact: true }),
    notice: page.getByRole('dialog', { name: form.notice.title }),
    dismiss: page.getByRole('button', { name: content.shared.notice.dismiss }),
  };
}

/** The letter beside a form, and what hands it over. */
export function letterOf(page: Page, { shared }: Content = words) {
  const copy = page.getByRole('button', { name: shared.copy.message, exact: true });
  return {
    letter: page.locator('#letter'),
    mail: page.getByRole('link', { name: shared.form.openAsEmail }),
    copy,
    copied: page.getByRole('status').getByText(shared.copy.done).filter({ visible: true }),
    copyFailed: page.getByRole('status').getByText(shared.copy.failed).filter({ visible: true }),
    tooLong: page.getByText(shared.form.tooLong),
  };
}

/** Each text field of a form with what is typed into it. */
function typedFields(page: Page, path: FormPath, content: Content): [Locator, string][] {
  const fields: Readonly<Record<string, Locator>> = fieldsOf(page, content)[path];
  const typed = Object.entries(TYPED[path]);
  return typed.map(([name, text]) => [fields[name] ?? page.locator(name), text]);
}

export async function fillForm(page: Page, path: FormPath, content = words): Promise<void> {
  for (const [field, text] of typedFields(page, path, content)) await field.fill(text);
}

export async function expectFilled(page: Page, path: FormPath, content = words): Promise<void> {
  const fields = typedFields(page, path, content);
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
}

/** Chooses an option of a dropdown by its text. */
export async function choose(dropdown: Locator, option: string): Promise<void> {
  await dropdown.click();
  await dropdown.page().getByRole('option', { name: option }).click();
  await expect(dropdown).toHaveText(option);
}

/** Brings the form of a page into view and waits until it answers presses. */
export async function formReady(page: Page): Promise<void> {
  await page.locator('[data-form]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-form-state=ready]')).toHaveCount(1);
}

/** Goes to a page with a form, which is then in view and ready. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await formReady(page);
}

/** The same with the page's clock stopped: time then passes by `page.clock.runFor` only. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openForm(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Script files that are asked for from now on come once the returned function is called. */
export async function holdFiles(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a form that is ready only after the returned function is called. */
export async function openUnready(page: Page, path: string): Promise<() => Promise<void>> {
  const send = await holdFiles(page);
  await page.goto(path);
  await page.locator('[data-form]').scrollIntoViewIfNeeded();
  return () => {
    send();
    return formReady(page);
  };
}

/** Changes the fragment of the address, as a link on the page does. */
export async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, fragment);
}

/** Does something that opens an email, and returns the email. No app opens. */
export async function openedMail(page: Page, act: () => Promise<void>) {
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const caught = new AbortController();
        // After all of the page's own listeners.
        const catchLink = (event: Event) => {
          const link = event.target instanceof Element && event.target.closest('a');
          if (!link || event.defaultPrevented) return;
          event.preventDefault();
          caught.abort();
          setTimeout(() => resolve(link.href));
        };
        addEventListener('click', catchLink, caught);
      }),
  );
  await act();
  const { pathname, searchParams } = new URL(await opened);
  const get = (name: string) => searchParams.get(name) ?? '';
  return { to: pathname, subject: get('subject'), body: get('body') };
}

export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** What was copied, read in a blank page: the site's own pages may not read it. */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto(page.url());
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
