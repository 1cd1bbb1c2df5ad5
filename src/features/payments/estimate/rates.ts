/** The exchange rates, as the owner's URL returns them. */
export interface Rates {
  /** When the rates were taken, in milliseconds since 1970. */
  asOf: number;
  /** Price of one coin in US dollars, by coin code. */
  usdPerCoin: ReadonlyMap<string, number>;
}

const MAX_AGE_MS = 30 * 60_000;

/** A rate outside these bounds is a mistake, and an estimate would be a row of zeros. */
const USD_PER_COIN = { min: 1e-12, max: 1e12 };

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Reads `{"as_of": "2026-11-21T14:05:00Z", "usd_per_coin": {"BTC": 86000.5}}`; ignores other keys.
 *
 * @throws when the response has another shape, a rate is out of bounds, or it is too old
 */
export function parseRates(json: string, now: number): Rates {
  const answer: unknown = JSON.parse(json);
  if (!isRecord(answer)) throw new Error('The rates are not a JSON object.');
  const { as_of: time, usd_per_coin: perCoin } = answer;
  if (typeof time !== 'string' || !ISO_TIME.test(time) || Number.isNaN(Date.parse(time))) {
    throw new Error('"as_of" is not a time such as 2026-11-21T14:05:00Z.');
  }
  if (!isRecord(perCoin)) throw new Error('"usd_per_coin" is not a JSON object.');
  const rates = { asOf: Date.parse(time), usdPerCoin: new Map(Object.entries(perCoin).map(rate)) };
  if (!areRecent(rates, now)) throw new Error(`The rates of ${time} are too old.`);
  return rates;
}

/** Whether the rates are fresh enough to show. */
export function areRecent({ asOf }: Rates, now: number): boolean {
  return now - asOf <= MAX_AGE_MS;
}

function rate([coin, usd]: [string, unknown]): [string, number] {
  if (typeof usd === 'number' && usd >= USD_PER_COIN.min && usd <= USD_PER_COIN.max) {
    return [coin, usd];
  }
  throw new Error(`The rate of ${coin} is not a usable number.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
