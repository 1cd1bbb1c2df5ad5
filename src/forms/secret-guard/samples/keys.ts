import { createHash } from 'node:crypto';
import type { SeededRandom } from './random.ts';

const BITCOIN = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const XRP = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function base58(bytes: Uint8Array, alphabet = BITCOIN): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  for (const byte of bytes) {
    if (byte !== 0) break;
    text = alphabet[0] + text;
  }
  return text;
}

function base58Check(version: readonly number[], rest: Uint8Array, alphabet = BITCOIN): string {
  const payload = Uint8Array.from([...version, ...rest]);
  return base58(Uint8Array.from([...payload, ...sha256(sha256(payload)).subarray(0, 4)]), alphabet);
}

function base32(random: SeededRandom, first: string, length: number): string {
  return first + Array.from({ length: length - 1 }, () => random.pick([...BASE_32])).join('');
}

function miniKey(random: SeededRandom): string {
  for (;;) {
    const key = `S${Array.from({ length: 29 }, () => random.pick([...BITCOIN])).join('')}`;
    if (sha256(Buffer.from(`${key}?`))[0] === 0) return key;
  }
}

const hex = (random: SeededRandom, bytes: number) =>
  Buffer.from(random.bytes(bytes)).toString('hex');

const extended =
  (...version: number[]) =>
  (random: SeededRandom) =>
    base58Check(version, Uint8Array.from([...random.bytes(41), 0, ...random.bytes(32)]));

const pem = (name: string) => (random: SeededRandom) => {
  const lines =
    Buffer.from(random.bytes(96))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${name}-----`, ...lines, `-----END ${name}-----`].join('\n');
};

/** Random private keys of every kind that the guard knows, by their names. */
export const KEYS: Readonly<Record<string, (random: SeededRandom) => string>> = {
  hex: (random) => hex(random, 32),
  wif: (random) => base58Check([0x80], random.bytes(32)),
  wifCompressed: (random) => base58Check([0x80], Uint8Array.from([...random.bytes(32), 1])),
  wifTestNet: (random) => base58Check([0xef], random.bytes(32)),
  wifTestNetCompressed: (random) => base58Check([0xef], Uint8Array.from([...random.bytes(32), 1])),
  xprv: extended(0x04, 0x88, 0xad, 0xe4),
  yprv: extended(0x04, 0x9d, 0x78, 0x78),
  zprv: extended(0x04, 0xb2, 0x43, 0x0c),
  tprv: extended(0x04, 0x35, 0x83, 0x94),
  bip38: (random) => base58Check([0x01, 0x42, 0xe0], random.bytes(36)),
  mini: miniKey,
  solana: (random) => base58(random.bytes(64)),
  solanaBytes: (random) => JSON.stringify([...random.bytes(64)]),
  xrp: (random) => base58Check([0x21], random.bytes(16), XRP),
  xrpEd25519: (random) => base58Check([0x01, 0xe1, 0x4b], random.bytes(16), XRP),
  stellar: (random) => base32(random, 'S', 56),
  nostr: (random) =>
    `nsec1${Array.from({ length: 58 }, () => random.pick([...'023456789acdefghjklmnpqrstuvwxyz'])).join('')}`,
  pem: pem('PRIVATE KEY'),
  pemRsa: pem('RSA PRIVATE KEY'),
  pemOpenSsh: pem('OPENSSH PRIVATE KEY'),
  pgp: pem('PGP PRIVATE KEY BLOCK'),
};

/** What is public and looks like keys, by its name. */
export const PUBLIC: Readonly<Record<string, (random: SeededRandom) => string>> = {
  bitcoin: (random) => base58Check([0x00], random.bytes(20)),
  bitcoinScript: (random) => base58Check([0x05], random.bytes(20)),
  ethereum: (random) => `0x${hex(random, 20)}`,
  tron: (random) => base58Check([0x41], random.bytes(20)),
  solana: (random) => base58(random.bytes(32)),
  xrp: (random) => base58Check([0x00], random.bytes(20), XRP),
  stellar: (random) => base32(random, 'G', 56),
  xpub: extended(0x04, 0x88, 0xb2, 0x1e),
  monero: (random) => `4${base58(random.bytes(69)).slice(0, 94)}`,
  ipfs: (random) => base58(Uint8Array.from([0x12, 0x20, ...random.bytes(32)])),
  sha1: (random) => hex(random, 20),
  uuid: (random) => hex(random, 16).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
  publicKey: (random) => `02${hex(random, 32)}`,
};
