/** BIP39 phrases have 12, 15, 18, 21 or 24 words. */
export const PHRASE_LENGTHS: readonly number[] = [12, 15, 18, 21, 24];

const BITS_PER_WORD = 11;

/** A longer run is no single phrase; the limit keeps hostile text cheap. */
const MAX_RUN = 100;

/**
 * Whether these words, as places in their list, end with the checksum of BIP39. One in 16 of random
 * 12 words does, one in 256 of 24. False where it can't be computed.
 */
export async function checksumHolds(places: readonly number[]): Promise<boolean> {
  const bits = places.map((place) => place.toString(2).padStart(BITS_PER_WORD, '0')).join('');
  const checkBits = places.length / 3;
  const entropy = bits.slice(0, -checkBits).match(/.{8}/g) ?? [];
  const hash = await sha256(Uint8Array.from(entropy, (byte) => Number.parseInt(byte, 2)));
  return hash?.[0]?.toString(2).padStart(8, '0').startsWith(bits.slice(-checkBits)) ?? false;
}

/** Whether a whole phrase with its checksum is somewhere in a run of words. */
export async function holdsPhrase(run: readonly number[]): Promise<boolean> {
  if (run.length > MAX_RUN) return false;
  const windows = PHRASE_LENGTHS.flatMap((length) =>
    run.slice(length - 1).map((_, start) => run.slice(start, start + length)),
  );
  return (await Promise.all(windows.map(checksumHolds))).includes(true);
}

/** The letters of XRP's base 58, which has another order than Bitcoin's. */
const XRP_ALPHABET = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

const CHECK_BYTES = 4;

/** Whether a seed of the XRP Ledger ends with its checksum; true where it can't be computed. */
export async function isXrpSeed(text: string): Promise<boolean> {
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(XRP_ALPHABET.indexOf(letter));
  const hex = value.toString(16);
  const bytes = Uint8Array.from(
    hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? [],
    (byte) => Number.parseInt(byte, 16),
  );
  const once = await sha256(bytes.slice(0, -CHECK_BYTES));
  const hash = once && (await sha256(once));
  return bytes.slice(-CHECK_BYTES).every((byte, at) => !hash || byte === hash[at]);
}

/** Whether a mini private key has the hash that Casascius requires; true where it can't be computed. */
export async function isMiniKey(text: string): Promise<boolean> {
  const hash = await sha256(new TextEncoder().encode(`${text}?`));
  return !hash || hash[0] === 0;
}

/** Undefined on a page without HTTPS, where browsers have no `crypto.subtle`. */
async function sha256(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle && new Uint8Array(await subtle.digest('SHA-256', bytes));
}
