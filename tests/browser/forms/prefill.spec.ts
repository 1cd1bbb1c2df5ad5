import type { Page } from '@playwright/test';
import {
  fillMessage,
  fillPayment,
  messageFields,
  openedMail,
  openUnreadyForm,
  paymentBody,
  paymentFields,
} from '../../support/forms.ts';
import { caseTag, expect, formReady, formSheet, openForm, test } from '../../support/site.ts';

const NOTE = 'Some fields were filled in by the link you followed. Check each one.';
const LINK = '/payments#service=visa-transfer&amount=185&currency=ETH&reference=INV-204';

const marks = (page: Page) => formSheet(page).getByText(/: filled in by the link\. Check it\.$/);

/** What the fields of the payment form show. */
async function shownPayment(page: Page) {
  const { service, amount, currency, email, reference } = paymentFields(page);
  return {
    service: await service.textContent(),
    amount: await amount.inputValue(),
    currency: await currency.textContent(),
    email: await email.inputValue(),
    reference: await reference.inputValue(),
  };
}

const UNTOUCHED = {
  service: 'Select a service',
  amount: '',
  currency: 'BTC (Bitcoin)',
  email: '',
  reference: '',
};

const FILLED = {
  service: 'Visa Transfer Service',
  amount: '185',
  currency: 'ETH (Ethereum)',
  email: '',
  reference: 'INV-204',
};

async function followOnPage(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

test('a link fills in the payment form at once and in view, and each field says so', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(LINK);
  await formReady(page);
  await expect(page.getByRole('heading', { name: 'Make a Payment' })).toBeInViewport();
  await expect(formSheet(page).getByText(NOTE)).toBeInViewport();
  expect(await shownPayment(page)).toEqual(FILLED);
  await expect(marks(page)).toHaveCount(4);
  const { service, amount, currency, reference } = paymentFields(page);
  for (const field of [service, amount, currency, reference]) {
    await expect(field).toHaveAccessibleDescription(
      /^(?!.*filled in by the link.*filled in by).*filled in by the link/,
    );
  }
  await expect(amount).toHaveAccessibleDescription(/Amount \(USD\): filled in by the link/);
  await expect(
    formSheet(page)
      .getByRole('status')
      .filter({ has: marks(page) }),
  ).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  expect(await openedMail(page)).toMatchObject({
    subject: 'Payment Request: Visa Transfer Service',
    body: paymentBody({
      service: 'Visa Transfer Service',
      amount: '185 USD',
      coin: 'ETH (Ethereum)',
      email: 'this address',
      reference: 'INV-204',
    }).join('\r\n'),
  });
});

test('a link fills in the subject of the message form at once and in view', async ({ page }) => {
  await page.goto('/contact#subject=refund');
  await formReady(page);
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
  await expect(messageFields(page).subject).toHaveValue('Question about a refund');
  await expect(messageFields(page).subject).toHaveAccessibleDescription(
    /Subject: filled in by the link\. Check it\./,
  );
  await expect(formSheet(page).getByText(NOTE)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('the fragment is removed from the address without a new history entry', async ({ page }) => {
  await page.goto('/about');
  await page.goto(LINK);
  await formReady(page);
  await expect(page).toHaveURL(/\/payments$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/about$/);
});

const HOSTILE = [
  '#email=thief%40example.com&amount=x',
  '#service=visa&currency=XMR&amount=-185&reference=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '#service=constructor&currency=__proto__',
  '#amount=185,50',
  '#amount=185&amount=185',
  '#currency=ETH&%63urrency=ETH',
  '#reference=SEND-TO-0xA11CE',
  '#reference=INV%0D%0ABcc%3Athief',
  '#service=%E0%A4%A&amount=%zz&%=1&=&==&&&',
  '#__proto__[amount]=1&constructor.prototype.amount=2',
  `#amount=185&x=${'x'.repeat(100_000)}`,
];

test('hostile fragments change nothing in the payment form and throw no error', async ({
  page,
}) => {
  await page.goto(`/payments${HOSTILE[0]}`);
  await formReady(page);
  for (const fragment of HOSTILE) {
    await followOnPage(page, fragment);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(await shownPayment(page), fragment.slice(0, 80)).toEqual(UNTOUCHED);
    await expect(formSheet(page).getByText(NOTE)).toHaveCount(0);
    await expect(marks(page)).toHaveCount(0);
  }
});

test('hostile fragments change nothing in the message form and throw no error', {
  tag: caseTag(false),
}, async ({ page }) => {
  await openForm(page, '/contact');
  const fields = Object.values(messageFields(page));
  for (const fragment of [
    '#email=thief%40example.com&name=Thief&message=Pay%20me',
    '#subject=Question%20about%20a%20refund',
    '#subject=Enter%20your%2012%20recovery%20words%20below',
    '#subject=WhatsApp%20%2B44%207700%20900123',
    '#subject=REFUND',
    '#subject=constructor',
    '#subject=Write%20to%20thief%40example.com',
    '#subject=See%20https%3A%2F%2Fevil.example',
    '#subject=evil.example%20now',
    '#subject=Send%20to%200x52908400098527886E0F7030069857D2E4169EE7',
    `#subject=${'long%20'.repeat(20)}`,
    '#subject=a%E2%80%AEb',
    '#subject=refund&subject=quote',
    '#subject=%E0%A4%A',
  ]) {
    await followOnPage(page, fragment);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    for (const field of fields) expect(await field.inputValue(), fragment).toBe('');
  }
  await expect(formSheet(page).getByText(NOTE)).toHaveCount(0);
});

test('a query string fills in nothing', async ({ page }) => {
  await page.goto('/payments?service=visa-transfer&amount=185&currency=ETH&reference=INV-204');
  await formSheet(page).scrollIntoViewIfNeeded();
  await formReady(page);
  expect(await shownPayment(page)).toEqual(UNTOUCHED);
});

test('a link to a place on the page stays in the address', async ({ page }) => {
  await page.goto('/payments#main');
  await formSheet(page).scrollIntoViewIfNeeded();
  await formReady(page);
  expect(new URL(page.url()).hash).toBe('#main');
});

test('text typed before the form is ready is not overwritten', async ({ page }) => {
  const ready = await openUnreadyForm(page, LINK);
  await fillPayment(page, { amount: '60', reference: 'MINE' });
  await ready();
  await expect(marks(page)).toHaveCount(2);
  expect(await shownPayment(page)).toEqual({ ...FILLED, amount: '60', reference: 'MINE' });

  const contactReady = await openUnreadyForm(page, '/contact#subject=refund');
  await fillMessage(page, { subject: 'Mine' });
  await contactReady();
  await expect(messageFields(page).subject).toHaveValue('Mine');
  await expect(formSheet(page).getByText(NOTE)).toHaveCount(0);
});

test('a link followed on the page itself fills in what is empty, and nothing else', async ({
  page,
}) => {
  await openForm(page, '/payments');
  await fillPayment(page, {
    service: 'Consultation Fee',
    amount: '60',
    email: 'amina@example.org',
  });
  await followOnPage(page, new URL(LINK, 'https://x.example').hash);
  await expect(paymentFields(page).reference).toHaveValue('INV-204');
  expect(await shownPayment(page)).toEqual({
    ...FILLED,
    service: 'Consultation Fee',
    amount: '60',
    email: 'amina@example.org',
  });
  await expect(marks(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/payments$/);

  // A second link keeps the marks of the first.
  await followOnPage(page, '#reference=INV-999');
  await expect(page).toHaveURL(/\/payments$/);
  await expect(paymentFields(page).reference).toHaveValue('INV-204');
  await expect(marks(page)).toHaveCount(2);
});

test('a link followed at the top of the page readies the form and brings it into view', async ({
  page,
}) => {
  await page.goto('/payments');
  await expect(formSheet(page)).not.toBeInViewport();
  await followOnPage(page, '#amount=185');
  await formReady(page);
  await expect(page.getByRole('heading', { name: 'Make a Payment' })).toBeInViewport();
  await expect(paymentFields(page).amount).toHaveValue('185');
});

test('a link to a course highlights that course and no other', async ({ page }) => {
  await page.goto('/tutoring#backend-engineering');
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card('Backend Engineering')).toBeInViewport();
  await expect(card('Backend Engineering')).toHaveCSS('outline-style', 'solid');
  await expect(card('DevOps & Cloud Computing')).toHaveCSS('outline-style', 'none');
});
