import { isMiniKey, isXrpSeed } from '../checksums.ts';
import { joinedPieces } from './joined-pieces.ts';

/** A private key file (PEM, PuTTY), and keys with their kind in front. */
const NAMED_KEY =
  /[-–—]{2}\s*BEGIN (?:[A-Z\d]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1[\dA-Z]{58}|PVT_[KR]1_[1-9A-HJ-NP-Za-km-z]{48}|"d"\s*:\s*"[\w-]{42}/;

/** Keys by their first letters and their length. Base 58 has neither 0, O, I nor l. */
const KEY = new RegExp(
  [
    // Wallet import format: main net, test net, and other coins that use it.
    '[5679]B{50}|[KLcQTX]B{51}',
    // Extended private keys (BIP32, SLIP-132).
    '(?:[xyztuvXYZUV]prv|[LM]tpv|dgpv)B{95,112}',
    // Encrypted ones (BIP38), and those of Tezos.
    '6PB{56}|edskB{50}|edskB{94}',
    // Stellar, Nostr, Sui.
    'S[A-Z2-7]{55}|nsec1[a-z\\d]{58}|suiprivkey1[a-z\\d]{58,60}',
  ]
    .map((keys) => `^(?:${keys.replaceAll('B', '[1-9A-HJ-NP-Za-km-z]')})$`)
    .join('|'),
);

const XRP_SEED = /^s(?:Ed)?[1-9A-HJ-NP-Za-km-z]{27,28}$/;
const MINI_KEY = /^S[1-9A-HJ-NP-Za-km-z]{21}(?:.{4}|.{8})?$/;

/** 64 bytes in base 58 are a private key or a transaction of Solana. */
const SOLANA = /^[1-9A-HJ-NP-Za-km-z]{86,88}$/;

const HEX_KEY = /^[\da-f]{64}$/i;

/** Joined words and plain numbers are no key. */
const MIXED = /^(?=.*\d)(?=.*[A-Za-z])/;

/** A list of at least 32 numbers, as Solana writes its keys. */
const NUMBERS = /(?<![\d.,])\d{1,3}(?:[,;\s]{1,3}\d{1,3}){31,}(?![\d.])/g;
const KEY_BYTES = [32, 64];

/** Whether a text holds a private key, or something that is a key or a transaction ID. */
export async function findKey(text: string): Promise<'secret' | 'keyOrId' | undefined> {
  if (NAMED_KEY.test(text) || hasByteList(text)) return 'secret';
  const pieces = joinedPieces(text).filter((piece) => piece.length > 20 && MIXED.test(piece));
  if (pieces.some((piece) => KEY.test(piece))) return 'secret';
  const checked = await Promise.all(
    pieces.map((piece) => {
      if (XRP_SEED.test(piece)) return isXrpSeed(piece);
      return MINI_KEY.test(piece) && isMiniKey(piece);
    }),
  );
  if (checked.includes(true)) return 'secret';
  return pieces.some((piece) => HEX_KEY.test(piece) || SOLANA.test(piece)) ? 'keyOrId' : undefined;
}

function hasByteList(text: string): boolean {
  return (text.match(NUMBERS) ?? []).some((list) => {
    const bytes = list.match(/\d+/g) ?? [];
    return KEY_BYTES.includes(bytes.length) && bytes.every((byte) => Number(byte) < 256);
  });
}
