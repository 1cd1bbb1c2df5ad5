/** The estimate in coins beside the rest of the form: nothing moves, nobody is interrupted. */
import { fillPayment, openedMail } from '../../support/forms.ts';
import { axeViolations } from '../../support/look/axe.ts';
import { layoutFaults } from '../../support/look/layout-faults.ts';
import { keptShifts } from '../../support/look/shifts.ts';
import { expect, formNotice, formReady, formSheet, openForm } from '../../support/site.ts';
import { failing } from './rates-server.ts';
import {
  estimate,
  NO_ESTIMATE,
  openWithAmount,
  showsEstimate,
  test,
  typeAmount,
  typeWithoutPause,
} from './site-with-rates.ts';

/** The browser's own console line for a response with status 500. */
test.use({ expectedLine: /^Failed to load resource: the server responded with a status of 500/ });

test('typing is not interrupted: an estimate is announced once typing pauses', async ({ page }) => {
  await openForm(page, '/payments');
  const told = await estimate(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (region.textContent) texts.push(region.textContent);
    }).observe(region, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  await typeWithoutPause(page, '1850');
  await showsEstimate(page, '0.02151 BTC');
  await typeWithoutPause(page, '00');
  await showsEstimate(page, '2.151 BTC');
  const texts = await told.jsonValue();
  expect(texts.map((text) => /^About (\S+)/.exec(text)?.[1])).toEqual(['0.02151', '2.151']);
});

test('nothing moves when an estimate appears, changes or fails', async ({ page, rates }) => {
  await openForm(page, '/payments');
  const places = () =>
    formSheet(page).evaluate((sheet) => {
      const { top } = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('.field, .estimate')].map((element) => {
        const box = element.getBoundingClientRect();
        return `${box.top - top} ${box.height}`;
      });
    });
  const before = await places();
  await typeAmount(page, '185');
  await showsEstimate(page, '0.002151 BTC');
  expect(await places()).toEqual(before);
  await typeAmount(page, '1234567.89');
  await showsEstimate(page, '14.36 BTC');
  expect(await places()).toEqual(before);

  rates.answer = failing;
  await page.reload();
  await formReady(page);
  await typeAmount(page, '185');
  await expect(estimate(page)).toHaveText(NO_ESTIMATE);
  expect(await places()).toEqual(before);
  expect(await keptShifts(page)).toBe(0);
});

test('an estimate has no barrier, and fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('the form keeps working beside an estimate that a translator has rewritten', async ({
  page,
}) => {
  await openWithAmount(page);
  await showsEstimate(page, '0.002151 BTC');
  await estimate(page)
    .locator('xpath=../..')
    .evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        // As Chrome's translator does.
        const font = document.createElementNS(root.namespaceURI, 'font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    });
  await typeAmount(page, '370');
  await showsEstimate(page, '0.004302 BTC');
  await fillPayment(page, { service: 'Consultation Fee', currency: 'ETH (Ethereum)' });
  await showsEstimate(page, '0.1321 ETH');
  expect((await openedMail(page)).body).toContain('Amount: 370 USD');
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
});
