import { readdirSync, readFileSync } from 'node:fs';
import { PUBLIC } from './keys.ts';
import { POOLS } from './pools.ts';
import type { SeededRandom } from './random.ts';

const FOLDER = new URL('messages/', import.meta.url);

export interface Message {
  language: string;
  text: string;
  /** Whether it has a transaction ID, about which the guard may ask. */
  hasId: boolean;
}

/** Every message of samples/messages/, a line each, filled in so many times. */
export function messages(random: SeededRandom, times: number): Message[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const language = file.replace('.txt', '');
    const lines = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n');
    return Array.from({ length: times }).flatMap(() =>
      lines.map((line) => ({
        language,
        text: filled(line.replaceAll('\\n', '\n'), language, random),
        hasId: line.includes('{txid}'),
      })),
    );
  });
}

function filled(line: string, language: string, random: SeededRandom): string {
  return line.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const fill = SLOTS[slot];
    if (!fill) throw new Error(`samples/messages/${language}.txt has the unknown slot {${slot}}.`);
    return fill(random, language);
  });
}

const SLOTS: Readonly<Record<string, (random: SeededRandom, language: string) => string>> = {
  name: (random, language) => fullName(random, language),
  names: (random, language) => listed(random, 3, 14, () => fullName(random, language)),
  countries: (random, language) =>
    listed(random, 4, 15, () => random.pick((POOLS[language]?.countries ?? '').split(' '))),
  courses: (random, language) =>
    listed(random, 2, 6, () => random.pick((POOLS[language]?.courses ?? '').split('|'))),
  date: (random) => {
    const [day, month, year] = [two(random, 28), two(random, 12), 2025 + random.below(3)];
    return random.pick([
      `${day}/${month}/${year}`,
      `${year}-${month}-${day}`,
      `${day}.${month}.${year}`,
    ]);
  },
  price: (random) =>
    random.pick([
      `$${random.digits(3)}.00`,
      `1.${random.digits(3)},50 €`,
      `R$ 2.${random.digits(3)},90`,
      `USD ${1 + random.below(999)}`,
    ]),
  amount: (random) => `${1 + random.below(900)}.${random.digits(6)}`,
  phone: (random) =>
    random.pick([
      `+49 170 ${random.digits(7)}`,
      `+91 9${random.digits(4)} ${random.digits(5)}`,
      `(212) 555-${random.digits(4)}`,
      `+62 812-${random.digits(4)}-${random.digits(4)}`,
      `0034 6${random.digits(8)}`,
      `+5511 9${random.digits(4)}-${random.digits(4)}`,
      `0${random.digits(9)}`,
      `00447${random.digits(9)}`,
    ]),
  email: (random) => `user.${random.digits(4)}@example.org`,
  order: (random) =>
    random.pick([
      `A-${random.digits(8)}`,
      random.digits(10),
      random.digits(16),
      `${random.digits(4)}-${random.digits(6)}`,
      `INV-2026-${random.digits(6)}`,
    ]),
  ticket: (random) =>
    random.pick([
      `${random.digits(3)}-${random.digits(10)}`,
      random.digits(13),
      `${random.digits(3)} ${random.digits(10)}`,
    ]),
  tracking: (random) =>
    random.pick([
      `1Z999AA1${random.digits(10)}`,
      `RR${random.digits(9)}DE`,
      `9400 1${random.digits(3)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      random.digits(12),
      random.digits(15),
      `SF${random.digits(13)}`,
    ]),
  pnr: (random) =>
    `${random.pick(['X', 'Q', 'K'])}${random.digits(1)}Z${random.pick(['AB', 'MN'])}${random.digits(1)}`,
  imei: (random) => `35${random.digits(13)}`,
  iban: (random) =>
    random.pick([
      `DE${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      `ES${random.digits(22)}`,
      `TR${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      `GB${random.digits(2)} NWBK ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
    ]),
  txid: (random) => `${random.pick(['', '0x'])}${Buffer.from(random.bytes(32)).toString('hex')}`,
  address: (random) => random.pick(Object.values(PUBLIC))(random),
  tron: (random) => PUBLIC.tron?.(random) ?? '',
  sha1: (random) => PUBLIC.sha1?.(random) ?? '',
  url: (random) => `https://example.com/app/${random.digits(16)}?tab=issues`,
};

function fullName(random: SeededRandom, language: string): string {
  const pool = POOLS[language];
  const given = random.pick((pool?.given ?? '').split(' '));
  const family = random.pick((pool?.family ?? '').split(' '));
  if (['zh', 'ja', 'ko'].includes(language)) return `${family}${given}`;
  return random.pick([`${given} ${family}`, given, `${given} ${family}`]);
}

function listed(random: SeededRandom, least: number, most: number, item: () => string): string {
  const count = least + random.below(most - least + 1);
  return Array.from({ length: count }, item).join(random.pick([', ', ' ', '\n', ' / ', ', ']));
}

const two = (random: SeededRandom, limit: number) =>
  String(1 + random.below(limit)).padStart(2, '0');
