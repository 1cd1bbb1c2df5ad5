import {
  clipboardText,
  EMPTY_PAYMENT,
  fillMessage,
  fillPayment,
  messageFields,
  openAsEmail,
  openedMail,
  openUnreadyForm,
  openWithClipboard,
  paymentBody,
} from '../../support/forms.ts';
import {
  caseTag,
  EMAIL,
  expect,
  formSheet,
  heldPress,
  openForm,
  test,
} from '../../support/site.ts';

const PASTE_LINE = 'Paste the copied message here.';
const COPIED =
  'Your message is too long for an email link, so it has been copied. Paste it into the email that opens.';
const NOT_COPIED =
  'Your message is too long for an email link. Copy the selected text, then press “Open as email” again and paste it into the email.';

const PRESSES = {
  'a click': (link) => link.click(),
  'the middle button': (link) => link.click({ button: 'middle' }),
  'the Enter key': (link) => link.press('Enter'),
} satisfies Record<string, Parameters<typeof openAsEmail>[1]>;

for (const [way, press] of Object.entries(PRESSES)) {
  test(`Open as email, by ${way}, opens the current payment request`, {
    tag: caseTag(way !== 'the Enter key'),
  }, async ({ page }) => {
    await openForm(page, '/payments');
    await fillPayment(page, {
      service: 'Visa Transfer Service',
      amount: '185.50',
      currency: 'ETH (Ethereum)',
      email: 'amina@example.org',
      reference: 'INV-204',
    });
    const mail = {
      to: EMAIL,
      subject: 'Payment Request: Visa Transfer Service',
      body: paymentBody({
        service: 'Visa Transfer Service',
        amount: '185.50 USD',
        coin: 'ETH (Ethereum)',
        email: 'amina@example.org',
        reference: 'INV-204',
      }).join('\r\n'),
    };
    expect(await openedMail(page, press)).toEqual(mail);
    await fillPayment(page, { reference: 'INV-205' });
    expect(await openedMail(page, press)).toEqual({
      ...mail,
      body: mail.body.replace('INV-204', 'INV-205'),
    });
  });

  test(`Open as email, by ${way}, opens the current message`, {
    tag: caseTag(way === 'the Enter key'),
  }, async ({ page }) => {
    await openForm(page, '/contact');
    await fillMessage(page, {
      name: 'Amina Diallo',
      email: 'amina@example.org',
      subject: 'Which course?',
      message: 'Hello,\n\nwhich course fits?',
    });
    const mail = {
      to: EMAIL,
      subject: 'Which course?',
      body: 'Hello,\r\n\r\nwhich course fits?\r\n\r\nAmina Diallo\r\namina@example.org',
    };
    expect(await openedMail(page, press)).toEqual(mail);
    await fillMessage(page, { subject: 'Which one?' });
    expect(await openedMail(page, press)).toEqual({ ...mail, subject: 'Which one?' });
  });
}

test('the link that a context menu copies contains the filled-in message', async ({ page }) => {
  await openForm(page, '/contact');
  await fillMessage(page, { subject: 'Hours' });
  const link = page.getByRole('link', { name: 'Open as email' });
  await link.click({ button: 'right' });
  await expect(link).toHaveAttribute('href', /^mailto:[^?]+\?subject=Hours&/);
});

test('once the form is ready, Contact Support asks what support needs to know', async ({
  page,
}) => {
  await openForm(page, '/payments');
  const { subject, body } = await openedMail(page, () =>
    page.getByRole('link', { name: 'Contact Support' }).click(),
  );
  expect(subject).toBe('Payment Support Request');
  expect(body).toContain('Transaction ID (if already sent):');
  expect(body).toContain('I have not included any seed phrase, private key or password.');
});

test('an empty or invalid form opens as email too: nothing is validated', async ({ page }) => {
  await openForm(page, '/payments');
  expect(await openedMail(page)).toEqual({
    to: EMAIL,
    subject: 'Payment Request: Visa payment',
    body: paymentBody(EMPTY_PAYMENT).join('\r\n'),
  });
  await fillPayment(page, { email: 'not an address', amount: '-5' });
  const { body } = await openedMail(page);
  expect(body).toContain('Amount: -5 USD\r\n');
  expect(body).toContain('Reply to: not an address\r\n');

  await openForm(page, '/contact');
  await fillMessage(page, { email: 'not an address', message: 'Hello' });
  expect(await openedMail(page)).toEqual({
    to: EMAIL,
    subject: '',
    body: 'Hello\r\n\r\n\r\nnot an address',
  });
});

test('pressed before the form is ready, Open as email waits and then opens what was typed', async ({
  page,
}) => {
  const ready = await openUnreadyForm(page, '/contact');
  await fillMessage(page, { subject: 'Early' });
  const opened = openedMail(page, PRESSES['the middle button']);
  await expect(heldPress(page)).toHaveText('Open as email');
  await ready();
  expect(await opened).toMatchObject({ subject: 'Early' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const UNUSUAL = [
  'Fish & chips &amp; tea',
  'C++ and 1+1=2',
  '#1 at #top',
  '100% sure, %20 and %zz',
  `"double", 'single', “curly”`,
  'subject=no?body=yes',
  'مرحبا، أريد أن أعرف السعر',
  '你好,我想报名。',
  '👩‍👩‍👧‍👦 🇳🇬 👍🏽',
  '{email} {name} $& $1',
  '<b>bold</b> <script>',
];

test('unusual characters and line breaks arrive unchanged', async ({ page }) => {
  await openForm(page, '/contact');
  for (const text of UNUSUAL) {
    await fillMessage(page, { name: text, subject: text, message: `${text}\n\n${text}` });
    const href = await openAsEmail(page);
    expect(href).toMatch(/^mailto:[\w@.]+\?subject=[\w%.~-]+&body=[\w%.~-]+$/);
    const [, subject = '', body = ''] = /subject=(.*)&body=(.*)/.exec(href) ?? [];
    expect(decodeURIComponent(subject)).toBe(text);
    expect(decodeURIComponent(body)).toBe(`${text}\r\n\r\n${text}\r\n\r\n${text}\r\n`);
  }
});

test('half an emoji becomes a replacement character, and nothing throws', async ({ page }) => {
  await openForm(page, '/contact');
  await messageFields(page).subject.evaluate((field: HTMLInputElement) => {
    field.value = 'a\ud83d';
  });
  await messageFields(page).message.evaluate((field: HTMLTextAreaElement) => {
    field.value = '\ude00b';
  });
  expect(await openedMail(page)).toMatchObject({
    subject: 'a\ufffd',
    body: '\ufffdb\r\n\r\n\r\n',
  });
});

/** 211 Chinese characters exceed the limit of a link. */
const LONG_MESSAGES = { English: 'Which course fits? '.repeat(200), Chinese: '你好'.repeat(150) };

for (const [language, message] of Object.entries(LONG_MESSAGES)) {
  test(`a long message in ${language} is copied in the same press, and the page says so first`, {
    tag: caseTag(language === 'Chinese'),
  }, async ({ page }) => {
    await openWithClipboard(page, '/contact');
    await fillMessage(page, { subject: 'Long', message });
    const saidBefore = page.evaluate(
      (text) =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => {
            if (event.defaultPrevented) return;
            resolve(
              document.querySelector('[role=status]:has(+ [readonly])')?.textContent === text,
            );
          });
        }),
      COPIED,
    );
    expect(await openedMail(page)).toEqual({ to: EMAIL, subject: 'Long', body: PASTE_LINE });
    expect(await saidBefore).toBe(true);
    expect(await clipboardText(page)).toContain(message);
    await expect(messageFields(page).message).toHaveValue(message);

    await fillMessage(page, { message: 'Short' });
    expect(await openedMail(page)).toMatchObject({ body: 'Short\r\n\r\n\r\n' });
    await expect(formSheet(page).getByText(COPIED)).toHaveCount(0);
  });
}

test('where copying is refused, a long message is shown and selected, and the next press opens the app', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await fillMessage(page, { subject: 'x'.repeat(2100), message: 'Hello' });
  await page.getByRole('link', { name: 'Open as email' }).click();
  await expect(formSheet(page).getByRole('status').getByText(NOT_COPIED)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Copy message text' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/x{2100}\n\nHello/);
  const selected = await text.evaluate(
    (field) => field instanceof HTMLTextAreaElement && field.selectionEnd - field.selectionStart,
  );
  expect(selected).toBe((await text.inputValue()).length);
  expect(await openedMail(page)).toEqual({ to: EMAIL, subject: '', body: PASTE_LINE });
});

test('a reference too long for a link is copied as well', async ({ page }) => {
  await openWithClipboard(page, '/payments');
  await fillPayment(page, { reference: 'x'.repeat(2100) });
  expect(await openedMail(page)).toEqual({
    to: EMAIL,
    subject: 'Payment Request: Visa payment',
    body: PASTE_LINE,
  });
  expect(await clipboardText(page)).toContain('x'.repeat(2100));
});
