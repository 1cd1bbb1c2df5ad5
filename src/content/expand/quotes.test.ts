import { expect, test } from 'vitest';
import { curlyQuotes } from './quotes.ts';

test.each([
  ['Press "Open as email", then "Send".', 'Press “Open as email”, then “Send”.'],
  ["the authority's own, two weeks' notice", 'the authority’s own, two weeks’ notice'],
  ["('so' they say)", '(‘so’ they say)'],
  ['**"Pay" first**', '**“Pay” first**'],
  [`"'Stop' is a word"`, '“‘Stop’ is a word”'],
])('%s', (plain, curly) => {
  expect(curlyQuotes(plain)).toBe(curly);
});
