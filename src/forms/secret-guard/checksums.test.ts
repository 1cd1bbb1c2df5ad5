import { expect, test } from 'vitest';
import { holdsPhrase } from './checksums.ts';
import { randomPhrase, WORD_LISTS } from './samples/phrases.ts';
import { seededRandom } from './samples/random.ts';

/** With this seed no shorter part of the phrases has a checksum by chance. */
const SEED = 4;

test.each([12, 15, 18, 21, 24])(
  'a phrase of %i words is known by its checksum, without its first word it is not',
  async (length) => {
    const words = randomPhrase(seededRandom(SEED), 'english', length);
    const places = words.map((word) => WORD_LISTS.english.indexOf(word));
    expect(await holdsPhrase(places)).toBe(true);
    expect(await holdsPhrase(places.slice(1))).toBe(false);
  },
);
