import { expect, test } from 'vitest';
import { CommaWatch } from './comma-watch.ts';

/** Types a text sign by sign into a field whose browser takes only the signs that match. */
function typed(text: string, taken: RegExp) {
  const watch = new CommaWatch();
  let value = '';
  for (const sign of text) {
    watch.offer(sign);
    if (!taken.test(sign)) continue;
    value += sign;
    watch.take(sign);
  }
  return { value, misread: watch.misreads(value) };
}

/** As Chrome in English. */
const NO_COMMA = /[\d.]/;
const ALL = /./;

test.each([
  ['185,50', NO_COMMA, true],
  ['185,', NO_COMMA, true],
  ['١٨٥٫٥٠', /\d/, false],
  ['185٫50', NO_COMMA, true],
  ['185.50', NO_COMMA, false],
  ['$185', NO_COMMA, false],
  ['1,850.00', NO_COMMA, false],
  ['185,50', ALL, false],
])('%s typed where the browser takes %s is misread: %s', (text, taken, misread) => {
  expect(typed(text, taken).misread).toBe(misread);
});

test('a pasted amount that loses its comma is misread, until the field is emptied', () => {
  const watch = new CommaWatch();
  watch.offer('185,50');
  watch.take('18550');
  expect(watch.misreads('18550')).toBe(true);
  watch.offer(null);
  watch.take(null);
  expect(watch.misreads('1855')).toBe(true);
  expect(watch.misreads('')).toBe(false);
  expect(watch.misreads('185')).toBe(false);
});
