import type { Locator, Page } from '@playwright/test';
import {
  fillMessage,
  messageFields,
  openedMail,
  openUnreadyForm,
  paymentFields,
} from '../../support/forms.ts';
import { caseTag, expect, formNotice, formSheet, openForm, test } from '../../support/site.ts';

const SECRET_ADVICE =
  'This looks like a recovery phrase, private key or card number. Delete it. We never need it, and you should not share it with anyone.';
const HEX_ADVICE =
  'This looks like a private key or a transaction ID. A transaction ID is safe to share. If it is a private key, delete it: we never need it.';

const ASKS_ABOUT_PHRASE = 'Is this a recovery phrase? Then delete it.';
const ASKS_ABOUT_SECRET = 'Is this a password, PIN, key or card number? Then delete it.';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const HEX_64 = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16';

const JAPANESE_PHRASE =
  'あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あおぞら';

const advice = (page: Page) =>
  formSheet(page)
    .getByRole('status')
    .getByText(/^(This looks like|Is this a)/);

async function typeAndLeave(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

const GUARDED = [
  { path: '/payments', fields: (page: Page) => [paymentFields(page).reference] },
  {
    path: '/contact',
    fields: (page: Page) => {
      const { name, subject, message } = messageFields(page);
      return [name, subject, message];
    },
  },
] as const;

for (const { path, fields } of GUARDED) {
  test(`${path} warns of a recovery phrase as soon as its field is left`, {
    tag: caseTag(path === '/contact'),
  }, async ({ page }) => {
    await openForm(page, path);
    for (const field of fields(page)) {
      await field.fill(`My words: ${PHRASE}`);
      await expect(advice(page)).toHaveCount(0);
      await field.press('Tab');
      await expect(advice(page)).toHaveText(SECRET_ADVICE);
      expect(await page.locator('body').textContent(), 'not repeated').not.toContain('sausage');
      await expect(field).toHaveAccessibleDescription(new RegExp(SECRET_ADVICE));
      await expect(field).toHaveValue(`My words: ${PHRASE}`);

      await typeAndLeave(field, 'Nothing to hide');
      await expect(advice(page)).toHaveCount(0);
    }
  });
}

test('the guard warns of keys and cards, asks about doubtful text, and has its own words for a transaction ID', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const { message } = messageFields(page);
  for (const [text, words] of [
    ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', SECRET_ADVICE],
    ['My card is 4242 4242 4242 4242.', SECRET_ADVICE],
    [`Sent: ${HEX_64}`, HEX_ADVICE],
    [`0x${HEX_64}`, HEX_ADVICE],
    [PHRASE.replace('sausage', 'sausgae'), ASKS_ABOUT_PHRASE],
    ['My PIN is 4821', ASKS_ABOUT_SECRET],
  ] as const) {
    await typeAndLeave(message, text);
    await expect(advice(page)).toHaveText(words);
  }
});

test('ordinary words, numbers and dates bring no warning', async ({ page }) => {
  await openForm(page, '/contact');
  const { message } = messageFields(page);
  for (const text of [
    'I would like to learn how the course on system design works and when the next one starts in spring.',
    'Ich möchte gern wissen, wann der nächste Kurs beginnt und ob die Aufzeichnungen auch später noch zu sehen sind.',
    'Invoice INV-2026-000204, passport C01X00T47, +44 20 7946 0958, 2026-11-21',
  ]) {
    await typeAndLeave(message, text);
    await message.focus();
    await expect(advice(page)).toHaveCount(0);
  }
});

test('a warning blocks nothing: the first press shows the notice, and the email keeps the text', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await fillMessage(page, {
    name: 'Amina',
    email: 'amina@example.org',
    subject: 'Help',
    message: PHRASE,
  });
  // Straight from the field: the warning must not move the button from under the pointer.
  await page.getByRole('button', { name: 'Send Message' }).click({ delay: 200 });
  await expect(formNotice(page, 'Message Sent!')).toBeVisible();
  await expect(advice(page)).toHaveText(SECRET_ADVICE);
  expect(await openedMail(page)).toMatchObject({
    body: `${PHRASE}\r\n\r\nAmina\r\namina@example.org`,
  });

  await openForm(page, '/payments');
  await paymentFields(page).reference.fill(PHRASE);
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click({ delay: 200 });
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  await expect(advice(page)).toHaveText(SECRET_ADVICE);
});

test('a secret typed and left before the form is ready brings a warning once it is ready', async ({
  page,
}) => {
  const ready = await openUnreadyForm(page, '/contact');
  await typeAndLeave(messageFields(page).subject, PHRASE);
  await ready();
  await expect(advice(page)).toHaveText(SECRET_ADVICE);
});

test('Enter in a field does not avoid the advice', async ({ page }) => {
  await openForm(page, '/payments');
  const { reference } = paymentFields(page);
  await reference.fill(PHRASE);
  await reference.press('Enter');
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  await expect(advice(page)).toHaveText(SECRET_ADVICE);
  await expect(reference).toBeFocused();
});

test('word lists are fetched only for what may be a phrase, and only those of its script', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const lists = () => files.filter((file) => /english|czech|japanese|korean|chinese/.test(file));
  await openForm(page, '/contact');
  const { message } = messageFields(page);
  await typeAndLeave(message, `When does the next course start? I sent ${HEX_64}.`);
  await expect(advice(page)).toHaveText(HEX_ADVICE);
  expect(lists()).toEqual([]);
  await typeAndLeave(message, JAPANESE_PHRASE);
  await expect(advice(page)).toHaveText(SECRET_ADVICE);
  expect(lists()).toEqual([expect.stringContaining('japanese')]);
});

test.describe('the guard asks about what may be a phrase', () => {
  test.use({ expectedLine: /^Failed to load resource: net::ERR_FAILED/ });

  test('if a word list does not load', async ({ page }) => {
    await page.route(/english/, (route) => route.abort());
    await openForm(page, '/contact');
    await typeAndLeave(messageFields(page).message, PHRASE);
    await expect(advice(page)).toHaveText(ASKS_ABOUT_PHRASE);
  });

  test('if the guard itself does not load, and about nothing else', async ({ page }) => {
    await page.route(/find-secret/, (route) => route.abort());
    await openForm(page, '/contact');
    const { subject, message } = messageFields(page);
    await typeAndLeave(message, PHRASE);
    await expect(advice(page)).toHaveText(ASKS_ABOUT_PHRASE);
    await typeAndLeave(message, 'When does the next course start?');
    await subject.focus();
    await expect(advice(page)).toHaveCount(0);
  });
});
