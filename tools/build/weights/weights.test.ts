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

test('a translation has to fit; letters of two or three bytes have more room', () => {
  expect(weightOf('/vi/payments', 8000, {}).left).toBe(weightOf('/payments', 8000, {}).left);
  expect(weightOf('/hi', 8000, {}).left).toBe(weightOf('/', 8000, {}).left + 2000);
  const weight = { address: '/vi/payments', html: 13_958, headers: 642, left: 0 };
  expect(warnings([weight])).toEqual([]);
  expect(warnings([{ ...weight, left: -1 }])).toEqual([
    expect.stringMatching(/^\/vi\/payments leaves -1/),
  ]);
});
