/** What the estimate weighs where it is switched on. Figures are bytes with brotli 11. */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { choose, paymentFields } from '../../support/forms.ts';
import { expect, formNotice, openForm } from '../../support/site.ts';
import { showsEstimate, test, typeAmount } from './site-with-rates.ts';

/** The page with its headers: one round trip of 14,600 bytes, less 500 for the owner. */
const PAGE_MAX = 14_100;
const SCRIPTS_MAX = 104_000;
const CHUNK_MAX = 10_500;

interface Loaded {
  name: string;
  bytes: number;
}

/** Collects the page itself, with its headers, and each script file that loads from now on. */
function listen(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.js$|^\/payments$/.test(pathname)) return;
    loaded.push(weigh(response, pathname));
  });
  return loaded;
}

async function weigh(response: Response, name: string): Promise<Loaded> {
  const body = brotliCompressSync(await response.body()).length;
  if (name.endsWith('.js')) return { name, bytes: body };
  const lines = (await response.headersArray()).map(({ name, value }) => `${name}: ${value}\r\n`);
  return { name, bytes: body + Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`) };
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
