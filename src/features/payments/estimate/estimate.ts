import { areRecent, type Rates } from './rates.ts';

/** Amounts outside these bounds get no estimate. */
const USD = { min: 0.01, max: 1e9 };

/** The amount if it is clear: `185`, `185.50` or `185,50`. Anything else is undefined, never guessed. */
export function readUsd(typed: string): number | undefined {
  const [, whole, cents = '0'] = /^\s*(\d+)(?:[.,](\d\d))?\s*$/.exec(typed) ?? [];
  const usd = Number(`${whole}.${cents}`);
  return usd >= USD.min && usd <= USD.max ? usd : undefined;
}

/**
 * The amount in coins with at most four significant digits, and the time of the rate in UTC;
 * undefined while the rates are too old or don't include the coin.
 */
export function estimateOf(usd: number, coin: string, rates: Rates, now: number, locale: string) {
  const rate = rates.usdPerCoin.get(coin);
  if (rate === undefined || !areRecent(rates, now)) return undefined;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 }).format(usd / rate);
  return { estimate: `${number} ${coin}`, time: new Date(rates.asOf).toISOString().slice(11, 16) };
}
