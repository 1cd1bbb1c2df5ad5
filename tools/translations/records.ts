/**
 * translations/es.json remembers, for each text, from which English it was translated. A text is out
 * of date once its English has changed and the translation has not.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { TranslatedText } from './texts.ts';

const records = z.record(z.string(), z.string());

/** By the key of a text: the hash of the first language's text and that of the translation. */
export type Records = z.output<typeof records>;

export function recordsFile(language: string): string {
  return `translations/${language}.json`;
}

/** The records of a language; none while the file is missing. */
export function readRecords(language: string): Records {
  const file = recordsFile(language);
  return existsSync(file) ? records.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Enough that two texts of one key never share it by chance. */
const HASH_CHARS = 8;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}

function record({ first, own }: TranslatedText): string {
  return `${hash(first)} ${hash(own)}`;
}

/** Whether the first language's text has changed since, and the translation has not. */
function isOutOfDate(text: TranslatedText, known: Records): boolean {
  const [first, own] = known[text.key]?.split(' ') ?? [];
  return first !== undefined && first !== hash(text.first) && own === hash(text.own);
}

export function outOfDate(texts: readonly TranslatedText[], known: Records): TranslatedText[] {
  return texts.filter((text) => isOutOfDate(text, known));
}

/** The records of today: what is out of date stays so, everything else is new or was touched. */
export function renewed(texts: readonly TranslatedText[], known: Records): Records {
  return Object.fromEntries(
    texts.map((text) => [
      text.key,
      isOutOfDate(text, known) ? (known[text.key] ?? '') : record(text),
    ]),
  );
}

/** The records after a reader has confirmed every text as it is. */
export function confirmed(texts: readonly TranslatedText[]): Records {
  return renewed(texts, {});
}
