import { inject, onTestFinished } from 'vitest';
import { type EnginePage, NOTICE } from './page.ts';
import { expect, test } from './test.ts';

const SERVICE = '#service';
const CURRENCY = '#currency';
const OPTION = '[role=option]';
const PAY = '[type=submit]';
const OPEN_AS_EMAIL = '.handoff a';
const COPY_MESSAGE = '.handoff .copy-button';
const PAGE_LINK = 'footer a[href="/about"]';

test('a press opens the dropdown and Escape closes it', async ({ page }) => {
  await page.openForm('/payments');
  await page.click(CURRENCY);
  await expect.poll(() => page.count(OPTION)).toBe(5);
  await page.press('Escape');
  await expect.poll(() => page.count(OPTION)).toBe(0);
  await expect.poll(() => page.hasFocus(CURRENCY)).toBe(true);
});

test('the dropdown opens by keyboard, and a choice is accepted', async ({ page }) => {
  await page.openForm('/payments');
  await page.focus(CURRENCY);
  await page.press('Enter');
  await expect.poll(() => page.hasFocus(OPTION)).toBe(true);
  await page.press('ArrowDown');
  await page.press('Enter');
  await expect.poll(() => page.text(CURRENCY)).toBe('ETH (Ethereum)');
  await expect.poll(() => page.hasFocus(CURRENCY)).toBe(true);
});

test('the dropdown follows letters typed', async ({ page }) => {
  await page.openForm('/payments');
  await page.focus(CURRENCY);
  await page.press('Enter');
  await expect.poll(() => page.hasFocus(OPTION)).toBe(true);
  await page.type('usdc');
  await expect.poll(() => page.text(`${OPTION}:focus`)).toBe('USDC (USD Coin)');
});

test('an option is chosen by a press', async ({ page }) => {
  await page.openForm('/payments');
  await page.click(SERVICE);
  await expect.poll(() => page.count(OPTION)).toBe(4);
  await page.click(`${OPTION}:nth-child(2)`);
  await expect.poll(() => page.text(SERVICE)).toBe('Visa Transfer Service');
});

test('the page behind an open dropdown is inert until it closes', async ({ page }) => {
  await page.openForm('/payments');
  await page.click(CURRENCY);
  await expect.poll(() => page.count(OPTION)).toBe(5);
  await page.focus(PAGE_LINK);
  expect(await page.hasFocus(PAGE_LINK)).toBe(false);
  await page.press('Escape');
  await expect.poll(() => page.count(OPTION)).toBe(0);
  await page.focus(PAGE_LINK);
  expect(await page.hasFocus(PAGE_LINK)).toBe(true);
});

// WebKit's driver waits for files that are held back.
test.skipIf(inject('engine') === 'webkit')(
  'a dropdown pressed before the form is ready opens when it is',
  async ({ page, site }) => {
    const letLoad = site.holdScripts();
    onTestFinished(letLoad);
    await page.openAfresh('/payments');
    await page.click(CURRENCY);
    expect(await page.count(OPTION)).toBe(0);
    letLoad();
    await expect.poll(() => page.count(OPTION)).toBe(5);
  },
);

test('paying shows a notice, and what was typed stays', async ({ page }) => {
  await page.openForm('/payments');
  await page.fill('#amount', '185.50');
  await page.fill('#email', 'amina@example.org');
  await page.click(PAY);
  await expect.poll(() => page.text(NOTICE)).toContain('Payment Initiated');
  expect(await page.value('#amount')).toBe('185.50');
  expect(await page.value('#email')).toBe('amina@example.org');
  expect(await page.path()).toBe('/payments');
});

test('Escape closes the notice, and the focus stays', async ({ page }) => {
  await page.openForm('/payments');
  await page.click(PAY);
  await expect.poll(() => page.count(NOTICE)).toBe(1);
  await page.press('Escape');
  await expect.poll(() => page.count(NOTICE)).toBe(0);
  expect(await page.hasFocus(PAY)).toBe(true);
});

test('its button closes the notice, and the focus returns', async ({ page }) => {
  await page.openForm('/payments');
  await page.fill('#reference', 'INV-204');
  await page.press('Enter');
  await expect.poll(() => page.count(NOTICE)).toBe(1);
  await page.click(`${NOTICE} button`);
  await expect.poll(() => page.count(NOTICE)).toBe(0);
  expect(await page.hasFocus('#reference')).toBe(true);
});

test('a press opens a tooltip and Escape closes it', async ({ page }) => {
  await page.openForm('/payments');
  await page.click('.tooltip-button');
  await expect.poll(() => page.text('.tooltip')).toContain('For a visa fee');
  await page.press('Escape');
  await expect.poll(() => page.count('.tooltip')).toBe(0);
});

test('Open as email leads to the current request', async ({ page }) => {
  await page.openForm('/payments');
  await page.fill('#amount', '185.50');
  await page.fill('#reference', 'INV-204');
  await page.keepLinks();
  await page.click(OPEN_AS_EMAIL);
  const href = decodeURIComponent((await page.attribute(OPEN_AS_EMAIL, 'href')) ?? '');
  expect(href).toMatch(/^mailto:info@codepassage\.example\?subject=Payment Request: Visa payment&/);
  expect(href).toContain('Amount: 185.50 USD\r\n');
  expect(href).toContain('Reference: INV-204\r\n');
});

test('the message is copied, and the page says so', async ({ page }) => {
  await page.openForm('/payments');
  await page.click(COPY_MESSAGE);
  const outcome = `${COPY_MESSAGE} + .copy-outcome :not([hidden])`;
  await expect.poll(() => page.text(outcome)).toBe('Copied.');
});

test('a link fills in the form', async ({ page }) => {
  await page.open('/payments#amount=185&currency=ETH');
  await expect.poll(() => page.text(CURRENCY)).toBe('ETH (Ethereum)');
  expect(await page.value('#amount')).toBe('185');
  expect(await page.run(() => location.hash)).toBe('');
});

const AMOUNTS = [
  ['185,50', '185.50 USD'],
  ['1.850,00', '1850.00 USD'],
  ['1 850', '1850 USD'],
  ['1.850', '1.850 (as typed)'],
  ['185,5e1', '185,5e1 (as typed)'],
] as const;

async function mailedAmount(page: EnginePage): Promise<string | undefined> {
  await page.click(OPEN_AS_EMAIL);
  const href = decodeURIComponent((await page.attribute(OPEN_AS_EMAIL, 'href')) ?? '');
  return /Amount: (.*)\r/.exec(href)?.[1];
}

for (const [typed, mailed] of AMOUNTS) {
  test(`an amount typed as ${typed} is ${mailed} in the email`, async ({ page }) => {
    await page.openForm('/payments');
    await page.keepLinks();
    await page.fill('#amount', typed);
    expect(await page.value('#amount')).toBe(typed);
    expect(await mailedAmount(page)).toBe(mailed);
    expect(await page.text('#handoff-note')).toBe(`Amount in the email: ${mailed}`);
  });
}

test('digits of another script are read', async ({ page }) => {
  await page.openForm('/payments');
  await page.keepLinks();
  await page.run(() => {
    document.querySelector<HTMLInputElement>('#amount')?.focus();
    document.execCommand('insertText', false, '١٨٥٫٥٠');
  });
  expect(await mailedAmount(page)).toBe('185.50 USD');
});

test('the notice is in view on a low screen, and does not cover the pressed button', async ({
  page,
}) => {
  await page.openForm('/payments', 640, 300);
  await page.run((s) => document.querySelector(s)?.scrollIntoView({ block: 'center' }), PAY);
  await page.click(PAY);
  await expect.poll(() => page.isInView(NOTICE)).toBe(true);
  const [buttonTop, buttonBottom, noticeTop, noticeBottom] = await page.run(
    (...selectors) =>
      selectors.flatMap((s) => {
        const box = document.querySelector(s)?.getBoundingClientRect();
        return [box?.top ?? 0, box?.bottom ?? 0];
      }),
    PAY,
    NOTICE,
  );
  expect((noticeBottom ?? 0) <= (buttonTop ?? 0) || (noticeTop ?? 0) >= (buttonBottom ?? 0)).toBe(
    true,
  );
});

test('the secret guard looks at a field that is left', async ({ page }) => {
  await page.openForm('/payments');
  await page.fill(
    '#reference',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  );
  await page.press('Tab');
  await expect.poll(() => page.text('#reference-advice')).toContain('Delete it.');
  await page.fill('#reference', ' ');
  await page.run(() => {
    const field = document.querySelector<HTMLInputElement>('#reference');
    if (field) field.value = 'INV-204';
  });
  await page.press('Tab');
  await expect.poll(() => page.text('#reference-advice')).toBe('');
});

test('a dropdown stays open when the window is resized', async ({ page }) => {
  await page.openForm('/payments');
  await page.click(CURRENCY);
  await expect.poll(() => page.count(OPTION)).toBe(5);
  await page.run(() => {
    dispatchEvent(new Event('resize'));
  });
  await page.press('ArrowDown');
  await page.press('Enter');
  await expect.poll(() => page.text(CURRENCY)).toBe('ETH (Ethereum)');
});
