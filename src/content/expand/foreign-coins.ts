/** Coin codes that mean nothing else in a text. Others (DOT, LINK, NEAR) are also words. */
const CODES =
  'ADA ALGO APT ARB ATOM AVAX BCH BNB BSV BTC BUSD CRO DAI DASH DOGE EOS ETC ETH EURC FDUSD FIL FTM HBAR LTC MATIC PEPE POL PYUSD SHIB SOL STETH SUI TRX TUSD UNI USDC USDD USDE USDP USDT VET WBTC WETH XLM XMR XRP XTZ ZEC'.split(
    ' ',
  );
const NAMES: Readonly<Record<string, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  USDT: 'Tether',
  USDC: 'USD Coin',
  BNB: 'Binance Coin',
  LTC: 'Litecoin',
  DOGE: 'Dogecoin',
  XMR: 'Monero',
  ADA: 'Cardano',
  SOL: 'Solana',
};

type Coin = { code: string; name: string };

function find(words: readonly string[], text: string, flags: string): string | undefined {
  if (words.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, flags).exec(text)?.[0];
}

/** The first coin in a text that the business does not accept, as written there; or undefined. */
export function foreignCoin(text: string, coins: readonly Coin[]): string | undefined {
  const accepted = coins.map(({ code }) => code);
  const others = coins.reduce((rest, { name }) => rest.replaceAll(name, ''), text);
  const codes = CODES.filter((code) => !accepted.includes(code));
  const names = Object.keys(NAMES).flatMap((code) =>
    accepted.includes(code) ? [] : [NAMES[code] ?? code],
  );
  return find(codes, others, 'u') ?? find(names, others, 'iu');
}
