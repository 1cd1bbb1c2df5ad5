import type { Page } from '@playwright/test';
import { copyOutcome, openAsEmail, openUnreadyForm } from '../../support/forms.ts';
import {
  caseTag,
  EMAIL,
  expect,
  formSheet,
  mailParts,
  openForm,
  test,
} from '../../support/site.ts';

/**
 * What browsers' translators do to a page: they wrap each text in <font> elements, now and whenever a
 * new one appears. `wrap` keeps the words and spares nothing; `replace` replaces them, except where a
 * page says translate="no".
 */
type Translator = 'wrap' | 'replace';

const TRANSLATORS = ['wrap', 'replace'] as const;

function translate(page: Page, translator: Translator): Promise<void> {
  return page.evaluate((translator) => {
    const spared = `script, style, textarea, option, svg, font${translator === 'replace' ? ', [translate=no]' : ''}`;
    const treat = (text: Node) => {
      if (!(text instanceof Text) || !text.data.trim() || !text.isConnected) return;
      if (text.parentElement?.closest(spared)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(translator === 'wrap' ? text : `żółw ${[...text.data].reverse().join('')}`);
    };
    const treatAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      if (root instanceof Text) texts.push(root);
      texts.forEach(treat);
    };
    treatAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') treat(target);
        addedNodes.forEach(treatAll);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, translator);
}

/** Found by position: a translator may have changed every name. */
const field = (page: Page, id: string) => formSheet(page).locator(`#${id}`);
const submitButton = (page: Page) => formSheet(page).locator('[type=submit]');
const mailLink = (page: Page) => formSheet(page).locator('a:has(+ button)');
const copyMessageButton = (page: Page) => formSheet(page).locator('a + button');
const tooLong = (page: Page) => formSheet(page).locator('[role=status]:has(+ [readonly]) p');
const advice = (page: Page, id: string) => formSheet(page).locator(`#${id}-advice p`);
const notice = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');

async function choose(page: Page, id: string, place: number): Promise<void> {
  await field(page, id).click();
  await page.getByRole('option').nth(place).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** The visitor's own fields, which a rebuilt form would replace. */
async function markFields(page: Page): Promise<void> {
  await formSheet(page)
    .locator('input, textarea[name]')
    .evaluateAll((fields) => {
      for (const field of fields) field.setAttribute('data-typed-into', '');
    });
}

async function pressAndDismiss(page: Page): Promise<void> {
  for (let press = 0; press < 2; press += 1) {
    await submitButton(page).click();
    await expect(notice(page)).toBeVisible();
  }
  await notice(page).getByRole('button').click();
  await expect(notice(page)).toHaveCount(0);
}

async function copyTwice(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (let press = 0; press < 2; press += 1) {
    await copyMessageButton(page).click();
    await expect(copyOutcome(copyMessageButton(page)).locator('> :not([hidden])')).toHaveCount(1);
  }
}

/** Finds "Open as email" by position, since its words may be translated. */
async function mailed(page: Page) {
  await mailLink(page).evaluate((link) => link.setAttribute('aria-label', 'Open as email'));
  return mailParts(await openAsEmail(page));
}

async function warnAndRelent(page: Page, id: string, warns: string, fine: string): Promise<void> {
  for (const [text, count] of [
    [warns, 1],
    [fine, 0],
    [warns, 1],
    [fine, 0],
  ] as const) {
    await field(page, id).fill('');
    await field(page, id).pressSequentially(text);
    await field(page, id).press('Tab');
    await expect(advice(page, id)).toHaveCount(count);
  }
}

const CARD = '4242 4242 4242 4242';

/** Uses every control of the payment form, both ways. */
async function usePaymentForm(page: Page): Promise<void> {
  await choose(page, 'service', 0);
  await choose(page, 'service', 1);
  await choose(page, 'currency', 4);
  await choose(page, 'currency', 1);
  await warnAndRelent(page, 'amount', '12e', '185.50');
  await warnAndRelent(page, 'reference', CARD, 'INV-204');
  for (const button of await formSheet(page)
    .getByRole('button', { name: /^About / })
    .all()) {
    // A press would close the tooltip that opens at once because another has just closed (§9).
    await button.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }
  await pressAndDismiss(page);
  await copyTwice(page);
  await field(page, 'reference').fill('x'.repeat(2100));
  expect((await mailed(page)).body).toBe('Paste the copied message here.');
  await expect(tooLong(page)).toHaveCount(1);
  await field(page, 'reference').fill('INV-204');
  const { subject, body } = await mailed(page);
  await expect(tooLong(page)).toHaveCount(0);
  expect(subject).toBe('Payment Request: Visa Transfer Service');
  expect(body).toContain(
    'Amount: 185.50 USD\r\nCoin: ETH (Ethereum)\r\nReply to: amina@example.org\r\nReference: INV-204',
  );
}

/** Uses every control of the message form, both ways. */
async function useMessageForm(page: Page): Promise<void> {
  await warnAndRelent(page, 'message', CARD, 'Which course fits?');
  await pressAndDismiss(page);
  await copyTwice(page);
  await field(page, 'message').fill('x'.repeat(2000));
  expect((await mailed(page)).body).toBe('Paste the copied message here.');
  await field(page, 'message').fill('Which course fits?');
  expect(await mailed(page)).toEqual({
    to: EMAIL,
    subject: 'Courses',
    body: 'Which course fits?\r\n\r\nAmina\r\namina@example.org',
  });
  await expect(tooLong(page)).toHaveCount(0);
}

const FORMS = [
  {
    path: '/payments',
    typed: { amount: '185.50', email: 'amina@example.org', reference: 'INV-204' },
    use: usePaymentForm,
  },
  {
    path: '/contact',
    typed: {
      name: 'Amina',
      email: 'amina@example.org',
      subject: 'Courses',
      message: 'Which course fits?',
    },
    use: useMessageForm,
  },
] as const;

async function typeAll(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(typed)) await field(page, id).fill(text);
}

/** What was typed is still there, in the same fields. */
async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(typed)) {
    await expect(field(page, id)).toHaveValue(text);
    await expect(field(page, id)).toHaveAttribute('data-typed-into');
  }
}

for (const { path, typed, use } of FORMS) {
  for (const translator of TRANSLATORS) {
    // `npm test` takes each form, translator and moment once.
    const isPayment = path === '/payments';
    const isWrap = translator === 'wrap';
    test(`${path} works when a translator (${translator}) came before the form was ready`, {
      tag: caseTag(isPayment && isWrap),
    }, async ({ page }) => {
      const ready = await openUnreadyForm(page, path);
      await typeAll(page, typed);
      await markFields(page);
      await translate(page, translator);
      await ready();
      await expectTyped(page, typed);
      await use(page);
      await expectTyped(page, typed);
    });

    test(`${path} works when a translator (${translator}) comes to the ready form`, {
      tag: caseTag(!isPayment && !isWrap),
    }, async ({ page }) => {
      await openForm(page, path);
      await typeAll(page, typed);
      await markFields(page);
      await translate(page, translator);
      await use(page);
      await expectTyped(page, typed);
    });
  }
}

test('a link fills in a translated form too', async ({ page }) => {
  const ready = await openUnreadyForm(
    page,
    '/payments#service=visa-transfer&amount=185&currency=ETH&reference=INV-204',
  );
  await translate(page, 'replace');
  await ready();
  await expect(field(page, 'amount')).toHaveValue('185');
  for (const id of ['service', 'amount', 'currency', 'reference']) {
    await expect(advice(page, id)).toHaveCount(1);
  }
  expect((await mailed(page)).subject).toBe('Payment Request: Visa Transfer Service');
});
