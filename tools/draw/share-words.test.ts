import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareWords, withWords, wordsIn } from './share-words.ts';

const PNG = readFileSync('public/icon-192.png');

test('words are read from a picture as they were written into it, and the rest of it stays', () => {
  const words = shareWords({
    content: { site: { brand: 'Škola “Ω”', coins: [1] }, courses: [{ weeks: 12 }] },
    title: 'Über uns',
  });
  const png = withWords(PNG, words);
  expect(wordsIn(png)).toBe(words);
  expect(wordsIn(PNG)).toBeUndefined();
  expect(png.subarray(-12)).toEqual(PNG.subarray(-12));
  expect(words).toContain('Škola');
});
