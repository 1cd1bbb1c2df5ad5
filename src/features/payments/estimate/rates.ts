/** Exchange rates, and estimates by them. The request for rates is the only one of the site, behind a switch. */

/** Prices in US dollars by coin code, as the owner's address returns them. */
interface Rates {
  /** When the rates were taken, in milliseconds since 1970. */
  asOf: number;
  /** How far the visitor's clock is ahead of the server's, in milliseconds. */
  clockAhead: number;
  usdPerCoin: ReadonlyMap<string, number>;
}

const MINUTE_MS = 60_000;
const REFRESH_MS = 5 * MINUTE_MS;
const MAX_AGE_MS = 30 * MINUTE_MS;
const TIMEOUT_MS = 10_000;

/** Amounts outside these bounds get no estimate. */
const USD = { min: 0.01, max: 1e9 };

/**
 * Specification §9: 3 retries, delays doubling from 1 s up to 30 s, unused entries kept 5 minutes.
 *
 * @param address "rates" in content/site.yaml
 */
export function ratesQuery(address: string) {
  return {
    queryKey: ['rates', address],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchRates(address, signal),
    retry: 3,
    retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
    gcTime: 5 * MINUTE_MS,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  };
}

/**
 * Fetches the rates of all coins. The request says nothing about the visitor or the page beyond the
 * network address and the site's origin.
 *
 * @throws when there is no valid response within ten seconds
 */
async function fetchRates(address: string, canceled: AbortSignal): Promise<Rates> {
  const response = await fetch(address, {
    signal: AbortSignal.any([canceled, AbortSignal.timeout(TIMEOUT_MS)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  if (!response.ok)
    throw new Error(`The response of the rates' address has status ${response.status}.`);
  // The visitor's clock may be wrong: where the server lets it be read, the time is that of its answer.
  const sent = Date.parse(response.headers.get('date') ?? '');
  const clockAhead = Number.isNaN(sent) ? 0 : Date.now() - sent;
  return parseRates(await response.json(), clockAhead);
}

/**
 * Reads `{"as_of": "2026-11-21T14:05:00Z", "usd_per_coin": {"BTC": 86000.5}}`.
 *
 * @throws when the response has another shape, or is too old or of the future
 */
function parseRates(body: unknown, clockAhead: number): Rates {
  if (!isRecord(body)) throw new Error('The response is no JSON object.');
  const { as_of: time, usd_per_coin: perCoin } = body;
  const asOf = typeof time === 'string' && time.includes('T') ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(asOf)) throw new Error('"as_of" is not a time such as 2026-11-21T14:05:00Z.');
  const usdPerCoin = new Map<string, number>();
  for (const [coin, usd] of isRecord(perCoin) ? Object.entries(perCoin) : []) {
    if (typeof usd !== 'number' || usd <= 0) throw new Error(`The rate of ${coin} is not usable.`);
    usdPerCoin.set(coin, usd);
  }
  const rates = { asOf, clockAhead, usdPerCoin };
  if (!areRecent(rates, Date.now())) throw new Error(`The rates of ${time} are not of now.`);
  return rates;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether the rates are fresh enough to show. */
function areRecent({ asOf, clockAhead }: Rates, now: number): boolean {
  const age = now - clockAhead - asOf;
  return age >= -MINUTE_MS && age <= MAX_AGE_MS;
}

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
