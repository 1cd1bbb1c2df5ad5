/** The two forms as a visitor uses them: their fields, button, notice and draft, and how they start. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteContent } from '#content/site-content.ts';
import { fill } from '#text/fill.ts';
import { pathIn, sourceContent } from './content.ts';

export const FORM_PATHS = ['/payments', '/contact'] as const;
type FormPath = (typeof FORM_PATHS)[number];

export const TYPED = {
  '/payments': { amount: '185,50', email: 'amina@example.org', reference: 'INV-204' },
  '/contact': {
    name: 'Amina Diallo',
    email: 'amina@example.org',
    subject: 'Courses & dates',
    message: 'Which course fits?\n\nI know some "Python".',
  },
} as const;

/** The coins, each with its text in the dropdown: "BTC (Bitcoin)". */
export const COINS = sourceContent.site.coins.map((coin) => ({
  ...coin,
  option: fill(sourceContent.payments.form.currency.option, coin),
}));

const [first, second] = COINS;
if (!first || !second) throw new Error('The tests of the payment form need two coins.');

/** The coin that the form chooses, and another. */
export const DEFAULT_COIN =
  COINS.find(({ code }) => code === sourceContent.site.defaultCoin) ?? first;
export const OTHER_COIN = DEFAULT_COIN === first ? second : first;

/** A test card number that brings the warning about secrets. */
export const SECRET = '4242 4242 4242 4242';

export type Form<Path extends FormPath = FormPath> = ReturnType<typeof formOn<Path>>;

/** The form of a page, in the source language unless other content is named. */
export function formOn<Path extends FormPath>(
  page: Page,
  path: Path,
  content: SiteContent = sourceContent,
) {
  const { shared, payments, contact } = content;
  const { button, notice } = (path === '/payments' ? payments : contact).form;
  const fields = fieldsOf(page, content)[path];
  const typed = Object.entries(TYPED[path]).map(
    ([name, text]) => [page.locator(`form [name=${name}]`), text] as const,
  );
  const byRole = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name, exact: true });
  const status = (text: string) => page.getByRole('status').getByText(text);
  const form = {
    page,
    fields,
    /** The button of specification §2, and the notice that it shows (§8). */
    button: byRole('button', button),
    notice: page.getByRole('group', { name: notice.title }),
    dismiss: byRole('button', shared.notice.dismiss),
    /** The draft, and what hands it over. */
    draft: page.locator('.draft'),
    mailLink: byRole('link', shared.form.openAsEmail),
    copy: byRole('button', shared.copy.message),
    copied: status(shared.copy.done).filter({ visible: true }),
    tooLong: page.getByText(shared.form.tooLong),

    async goto(): Promise<void> {
      await page.goto(pathIn(path, content.language));
    },

    /** Goes to the page, whose form is then in view and ready. */
    async open(): Promise<void> {
      await form.goto();
      await formReady(page);
    },

    /** The same with the page's clock stopped: time then passes by `page.clock.runFor` only. */
    async openWithClockPaused(): Promise<void> {
      await page.clock.install();
      await form.open();
      await page.clock.pauseAt(Date.now() + 60_000);
    },

    /** Goes to the page, whose form is ready only after the returned function is called. */
    async openWithFilesHeld(): Promise<() => Promise<void>> {
      const send = await holdFiles(page);
      await form.goto();
      await page.locator('[data-props]').scrollIntoViewIfNeeded();
      return () => {
        send();
        return formReady(page);
      };
    },

    /** Types into each text field. */
    async fill(): Promise<void> {
      for (const [field, text] of typed) await field.fill(text);
    },

    async expectFilled(): Promise<void> {
      for (const [field, text] of typed) await expect(field).toHaveValue(text);
    },

    /** Clicks the link of the draft, and returns the email that it opens. */
    openMail: (by: 'click' | 'Enter' = 'click') =>
      openedMail(page, () => (by === 'click' ? form.mailLink.click() : form.mailLink.press(by))),
  };
  return form;
}

/** Brings the form of a page into view and waits until it answers clicks. */
export async function formReady(page: Page): Promise<void> {
  await page.locator('[data-props]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-form-ready]')).toHaveCount(1);
}

/** The fields of both forms, each by its label. */
function fieldsOf(page: Page, { payments, contact }: SiteContent) {
  const byLabel = ({ label }: { label: string }, role: 'textbox' | 'combobox' = 'textbox') =>
    page.getByRole(role, { name: label, exact: true });
  const { service, amount, currency, email, reference } = payments.form;
  return {
    '/payments': {
      service: byLabel(service, 'combobox'),
      amount: byLabel(amount),
      currency: byLabel(currency, 'combobox'),
      email: byLabel(email),
      // Its name says that it is optional.
      reference: page.getByRole('textbox', { name: reference.label }),
    },
    '/contact': {
      name: byLabel(contact.form.name),
      email: byLabel(contact.form.email),
      subject: byLabel(contact.form.subject),
      message: byLabel(contact.form.message),
    },
  };
}

/** Chooses an option of a dropdown by its text. */
export async function choose(dropdown: Locator, option = ''): Promise<void> {
  const direction = await dropdown.evaluate(() => getComputedStyle(document.body).direction);
  await dropdown.click();
  const entry = dropdown.page().getByRole('option', { name: option });
  await expect(entry).toHaveCSS('direction', direction);
  await entry.click();
  await expect(dropdown).toHaveText(option);
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

/** Runs in the page: from now on a link to an email opens no app, and body[data-mail] has its address. */
export function catchMail(): void {
  delete document.body.dataset.mail;
  addEventListener('click', (event) => {
    const selector = 'a[href^="mailto:"]';
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    document.body.dataset.mail = link.href;
  });
}

/** Does something that opens an email, and returns the email. No app opens. */
export async function openedMail(page: Page, act: () => Promise<void>) {
  await page.evaluate(catchMail);
  await act();
  const body = page.locator('body');
  await expect(body).toHaveAttribute('data-mail', /./);
  const { pathname, searchParams } = new URL((await body.getAttribute('data-mail')) ?? '');
  const get = (name: string) => searchParams.get(name) ?? '';
  return { to: pathname, subject: get('subject'), body: get('body') };
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
