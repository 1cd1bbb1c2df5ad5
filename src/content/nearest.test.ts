import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

test('letters put in, left out and mistaken are each counted once', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});

test('a misspelled name brings up the one that was meant', () => {
  expect(nearest('discription', ['title', 'description', 'shareAlt'])).toBe('description');
  expect(nearest('coinsList', ['coinCodes', 'coinList', 'coinListAnd'])).toBe('coinList');
  expect(nearest('introduction', ['meta', 'intro'])).toBe('intro');
});

test('a name that is like no other brings up none', () => {
  expect(nearest('banner', ['meta', 'h1', 'intro'])).toBeUndefined();
  expect(nearest('x', ['/', '/services'])).toBeUndefined();
});
