/** What the estimate weighs where it is switched on. Figures are bytes with brotli 11. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { choose, paymentFields } from '../../support/forms.ts';
import { expect, formNotice, openForm } from '../../support/site.ts';
import { showsEstimate, test, typeAmount } from './site-with-rates.ts';

const PAGE_MAX = 14_000;
const SCRIPTS_MAX = 104_000;
const CHUNK_MAX = 10_500;

interface Loaded {
  name: string;
  bytes: number;
}

/** Collects the page itself and each script file that loads from now on, with its weight. */
function listen(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.js$|^\/payments$/.test(pathname)) return;
    const weigh = (body: Buffer) => ({ name: pathname, bytes: brotliCompressSync(body).length });
    loaded.push(response.body().then(weigh));
  });
  return loaded;
}

test('Payments stays light up to its notice; the code for rates loads with the first amount', async ({
  page,
}, { annotations }) => {
  const loaded = listen(page);
  await openForm(page, '/payments');
  await choose(paymentFields(page).currency, 'USDC (USD Coin)');
  await page.getByRole('button', { name: 'Pay Now with Crypto' }).click();
  await expect(formNotice(page, 'Payment Initiated')).toBeVisible();
  const [html, ...scripts] = await Promise.all(loaded.splice(0));
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);

  await typeAmount(page, '185');
  await showsEstimate(page, '185 USDC');
  const late = await Promise.all(loaded);
  const figures = JSON.stringify({ html, scripts, sum, late });
  annotations.push({ type: 'bytes', description: figures });
  console.log(figures);

  expect(html?.bytes, figures).toBeLessThanOrEqual(PAGE_MAX);
  expect(sum, figures).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(late, figures).toHaveLength(1);
  expect(late[0]?.bytes, figures).toBeLessThanOrEqual(CHUNK_MAX);
});
