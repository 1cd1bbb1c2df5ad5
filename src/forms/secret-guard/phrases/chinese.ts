import { checksumHolds, PHRASE_LENGTHS } from '../checksums.ts';
import { afterSeedLabel } from '../labels/labels.ts';
import { HAN, type WordList } from './word-lists.ts';

/**
 * The list has nearly every character of ordinary Chinese, sorted by how often it is written. In
 * prose the mean logarithm of a character's place is below this in 98 of 100 runs, in a phrase above it
 * in 995 of 1000.
 */
const RARER_THAN_PROSE = 5.7;

/** Runs of Chinese characters, ignoring spaces; punctuation ends one. */
const RUN = /\p{sc=Han}(?:\s*\p{sc=Han}){11,}/gu;

/** Whether characters without spaces are a phrase: by their number, their rarity and the checksum. */
export async function hasUnspacedChinese(text: string): Promise<boolean> {
  const labeled = afterSeedLabel(text).map((rest) => rest.match(RUN)?.[0] ?? '');
  const runs = [...(text.match(RUN) ?? []), ...labeled]
    .map((run) => [...run.replace(/\s/g, '')])
    .filter(({ length }) => PHRASE_LENGTHS.includes(length));
  if (runs.length === 0) return false;
  const lists = await HAN.load().catch(() => []);
  for (const list of lists) {
    for (const run of runs) {
      if (await isPhrase(run, list)) return true;
    }
  }
  return false;
}

async function isPhrase(run: readonly string[], list: WordList): Promise<boolean> {
  const places = run.map((character) => list.get(character)).filter((place) => place !== undefined);
  if (places.length < run.length) return false;
  const mean = places.reduce((sum, place) => sum + Math.log(place + 1), 0) / places.length;
  return mean > RARER_THAN_PROSE && checksumHolds(places);
}
