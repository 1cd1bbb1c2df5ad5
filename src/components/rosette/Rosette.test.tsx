import { brotliCompressSync, constants } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Band } from '#components/band/Band.tsx';
import { Rosette } from './Rosette.tsx';

const LIMIT_BYTES = 2500;
/** The page with the tightest budget. */
const PAYMENTS_LIMIT_BYTES = 1100;

/** The five coins and six courses of the specification. */
const FACTS = {
  site: { coins: ['BTC', 'ETH', 'USDT', 'USDC', 'BNB'] },
  courses: [12, 10, 14, 8, 6, 10].map((weeks) => ({ weeks })),
};

function patternsOf(name: Parameters<typeof Rosette>[0]['name']): string {
  return renderToStaticMarkup(
    <>
      <Rosette name={name} facts={FACTS} />
      <Band />
    </>,
  );
}

function compressedBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}

test.each([
  ['home', LIMIT_BYTES],
  ['services', LIMIT_BYTES],
  ['tutoring', LIMIT_BYTES],
  ['payments', PAYMENTS_LIMIT_BYTES],
  ['about', LIMIT_BYTES],
  ['contact', LIMIT_BYTES],
] as const)('the patterns of %s weigh at most %i bytes', (name, limit) => {
  expect(compressedBytes(patternsOf(name))).toBeLessThanOrEqual(limit);
});

test('everything a pattern refers to is on the page', () => {
  const markup = patternsOf('home');
  const references = [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(10);
  for (const id of references) expect(markup).toContain(`id="${id}"`);
});

test('patterns are hidden from screen readers', () => {
  const pictures = patternsOf('home').match(/<svg[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(picture).toContain('aria-hidden="true"');
});
