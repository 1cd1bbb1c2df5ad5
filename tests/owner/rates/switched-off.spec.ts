/** As delivered there is no estimate: no request, and not a byte of it in the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentFields } from '../../support/forms.ts';
import { expect, formSheet, openForm } from '../../support/site.ts';
import { COPIES, RATES_HOST } from './places.ts';
import { letAmountRest, test } from './site-with-rates.ts';

/** Words from the estimate, its code, and the answer that it reads. */
const TRACES =
  /react-query|tanstack|QueryClient|usd_per_coin|as_of|An estimate only|No estimate|for rates|Rates come|estimate-room|CoinEstimate/;

/** The text files of a built site, before compression. */
function textFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|xml|json|svg|txt|webmanifest)$/.test(name))
    .toSorted();
}

test.describe('the site as delivered', () => {
  test.use({ baseURL: ({ browserName: _ }, use) => use(process.env.SITE_ADDRESS) });

  test('asks no server for rates', async ({ page, rates }) => {
    await openForm(page, '/payments');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { amount, currency } = paymentFields(page);
    await amount.fill('185');
    await letAmountRest(page);
    await currency.click();
    await page.getByRole('option', { name: 'ETH (Ethereum)' }).click();
    await letAmountRest(page);
    expect(requests).toEqual([]);
    expect(rates.asked).toEqual([]);
    await expect(formSheet(page).getByText(/^About [\d.,]+/)).toHaveCount(0);
  });

  test('has no trace of the estimate', () => {
    const files = textFiles('dist');
    expect(files).toContain('payments.html');
    const traces = files.filter((name) => TRACES.test(readFileSync(join('dist', name), 'utf8')));
    expect(traces).toEqual([]);
  });

  test('is byte for byte the site that is built without the setting', () => {
    const absent = join(COPIES.absent, 'dist');
    expect(textFiles('dist')).toEqual(textFiles(absent));
    const different = textFiles('dist').filter(
      (name) => !readFileSync(join('dist', name)).equals(readFileSync(join(absent, name))),
    );
    expect(different).toEqual([]);
  });
});

test('switched on, only Payments may connect to the server for rates', () => {
  const dist = join(COPIES.on, 'dist');
  const pages = textFiles(dist).filter((name) => name.endsWith('.html'));
  const connecting = pages.filter((name) =>
    readFileSync(join(dist, name), 'utf8').includes(`connect-src 'self' http://${RATES_HOST};`),
  );
  expect(connecting).toEqual(pages.filter((name) => name.endsWith('payments.html')));
});
