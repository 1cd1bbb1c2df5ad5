/** Browsers' translators wrap each text in <font>, now and whenever a new one appears. */
import type { Page } from '@playwright/test';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { clipboardText, openedMail, SECRET, TYPED } from '../../support/forms.ts';

/** Replaces all words, except where a page says translate="no". */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spared = 'script, style, textarea, option, svg, font, [translate=no]';
    const treat = (text: Node) => {
      if (!(text instanceof Text) || !text.data.trim() || !text.isConnected) return;
      if (text.parentElement?.closest(spared)) return;
      const wrapped = document.createElement('font');
      text.replaceWith(wrapped);
      wrapped.append(`żółw ${[...text.data].reverse().join('')}`);
    };
    const treatAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(treat);
    };
    treatAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') treat(target);
        addedNodes.forEach(treatAll);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Found by id: a translator has changed every name. */
const field = (page: Page, id: string) => page.locator(`form #${id}`);

for (const moment of ['before', 'after']) {
  test(`a translator comes ${moment} the form is ready`, async ({ page, paymentForm }) => {
    const ready = await paymentForm.openWithFilesHeld();
    await paymentForm.fill();
    if (moment === 'after') await ready();
    await translate(page);
    await ready();
    for (const [id, text] of Object.entries(TYPED['/payments']))
      await expect(field(page, id)).toHaveValue(text);

    for (const place of [0, 1]) {
      await field(page, 'service').click();
      await page.getByRole('option').nth(place).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    }
    const [, chosen] = sourceContent.payments.form.service.options;
    await expect(page.locator('[data-draft=subject]')).toContainText(chosen?.label ?? '');

    const reference = field(page, 'reference');
    const notice = page.locator('#form-notice');
    // Twice each: what a translator has wrapped must come and go again.
    for (let time = 0; time < 2; time += 1) {
      for (const [typed, count] of [[SECRET, 1] as const, ['INV-204', 0] as const]) {
        await reference.fill(typed);
        await reference.blur();
        await expect(page.locator('#reference-warning p')).toHaveCount(count);
      }
      await page.locator('[type=submit]').click();
      await expect(notice).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await page.locator('[data-copy=draft-text]').click();
    await expect.poll(() => clipboardText(page)).toContain('INV-204');
    const link = page.locator('[data-draft=link]');
    const { subject, body } = await openedMail(page, () => link.click());
    expect(body).toContain('INV-204');
    expect(`${subject} ${body}`, 'the email is as it was written').not.toContain('żółw');
  });
}
