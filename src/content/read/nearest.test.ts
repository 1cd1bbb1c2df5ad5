import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('a misspelled name finds the one that is meant', () => {
  expect(nearest('discription', ['title', 'description', 'shareAlt'])).toBe('description');
  expect(nearest('coinsList', ['coinCodes', 'coinList', 'coinListAnd'])).toBe('coinList');
  expect(nearest('introduction', ['meta', 'intro'])).toBe('intro');
});

test('a name unlike any other finds none', () => {
  expect(nearest('banner', ['meta', 'h1', 'intro'])).toBeUndefined();
  expect(nearest('x', ['/', '/services'])).toBeUndefined();
});
