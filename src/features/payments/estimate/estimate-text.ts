import { fill } from '#content/expand/fill.ts';
import type { Amount } from '#features/payments/amount.ts';
import type { Rates } from './rates.ts';

/** Nobody pays less or more at once; outside these bounds an estimate would be a row of digits. */
const USD = { min: 0.01, max: 1e9 };

/** The amount in US dollars if it can be estimated; otherwise undefined. */
export function estimableUsd(amount: Amount): number | undefined {
  const usd = amount.kind === 'amount' ? Number(amount.text) : Number.NaN;
  return usd >= USD.min && usd <= USD.max ? usd : undefined;
}

/**
 * The amount in the coin, in the visitor's number format with at most four significant digits;
 * undefined when the rates don't include the coin.
 *
 * @param template contains `{coins}` and `{time}`
 */
export function estimateText(
  template: string,
  usd: number,
  coin: string,
  { asOf, usdPerCoin }: Rates,
  locale?: string,
): string | undefined {
  const rate = usdPerCoin.get(coin);
  if (rate === undefined) return undefined;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 }).format(usd / rate);
  const [, time = ''] = /T(\d\d:\d\d)/.exec(new Date(asOf).toISOString()) ?? [];
  return fill(template, { coins: `${number} \`${coin}\``, time });
}
