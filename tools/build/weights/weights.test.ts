import { expect, test } from 'vitest';
import { warnings, weightOf } from './weights.ts';

test('a page has left what its text and headers leave of the first round trip', () => {
  const { html, headers, left } = weightOf('/', 8000, {});
  expect(html + headers + left).toBe(14_600);
});

test('the address for rates is in the headers', () => {
  const rates = { url: 'https://rates.example/v1' };
  const more = weightOf('/', 8000, { rates }).headers - weightOf('/', 8000, {}).headers;
  expect(more).toBe(' https://rates.example'.length);
});

test('a warning names a page that leaves less than 500 bytes', () => {
  const weight = { address: '/payments', html: 13_000, headers: 1101, left: 499 };
  expect(warnings([weight])).toEqual([expect.stringMatching(/^\/payments leaves 499 of/)]);
  expect(warnings([{ ...weight, left: 500 }])).toEqual([]);
});
