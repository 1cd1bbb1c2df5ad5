import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Page } from '#pages.ts';
import { checkDeclarations } from './declarations.ts';

const RATES = { rates: { url: 'https://rates.example/v1' } };

const CASES: { key: keyof Page; declared: Page; html: string; code?: string[] }[] = [
  {
    key: 'form',
    declared: { path: '/', form: { prefill: [] } },
    html: '<script type="module" src="/assets/a.js"></script>',
  },
  {
    key: 'hasDropdown',
    declared: { path: '/', hasDropdown: true },
    html: '<template><button role="combobox"></button></template>',
  },
  {
    key: 'hasStyleAttributes',
    declared: { path: '/', hasStyleAttributes: true },
    html: "<p style='color:red'>",
  },
  {
    key: 'asksRates',
    declared: { path: '/', asksRates: true },
    html: '<script type="application/json">"https://rates.example/v1"</script>',
  },
  {
    key: 'asksRates',
    declared: { path: '/', asksRates: true },
    html: '',
    code: ['fetch("https://rates.example/v1")'],
  },
];

describe.each(CASES)('$key of $html', ({ key, declared, html, code = [] }) => {
  const check = (page: Page, body: string, texts: readonly string[]) =>
    checkDeclarations('about', page, parse(body), texts, RATES);

  test('passes where it is declared', () => {
    expect(() => check(declared, html, code)).not.toThrow();
  });

  test('fails the build where it is not, with page and remedy', () => {
    expect(() => check({ path: '/' }, html, code)).toThrow(
      new RegExp(`^The page "about" .*Declare "${key}" for it in src/pages\\.ts\\.$`),
    );
  });

  test('fails the build where it is declared but not used', () => {
    expect(() => check(declared, '', [])).toThrow(
      new RegExp(`^The page "about" declares "${key}" .*Delete "${key}" there\\.$`),
    );
  });
});

test('every mistake of a page is named at once, and plain text does not count as use', () => {
  const html = '<p style="top:0">role="combobox" <a href="https://rates.example">';
  expect(() =>
    checkDeclarations('home', { path: '/', hasDropdown: true }, parse(html), [], RATES),
  ).toThrow(/hasDropdown.*\n.*hasStyleAttributes/);
});

test('rates may be declared while the owner has none', () => {
  expect(() =>
    checkDeclarations('payments', { path: '/', asksRates: true }, parse(''), [], {}),
  ).not.toThrow();
});
