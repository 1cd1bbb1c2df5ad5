import { describe, expect, test } from 'vitest';
import { all, attribute, link, mainOf, texts, under } from '../support/built.ts';

describe('§2 Home', () => {
  const main = mainOf('/');

  test('six features', () => {
    expect(texts(all(main, 'h2'))[0]).toBe('What You Can Expect');
    expect(texts(all(main, 'h3'))).toEqual([
      'Expert Tutoring',
      'Secure Payments',
      'Global Access',
      'Comprehensive Curriculum',
      'Fast Processing',
      'Multi-Currency Support',
    ]);
  });

  test.each([
    ['Explore Courses', '/tutoring'],
    ['Make Payment', '/payments'],
    ['Start Learning', '/tutoring'],
    ['Contact Us', '/contact'],
  ])('%s leads to %s', (words, path) => {
    expect(attribute(link(main, words), 'href')).toBe(path);
  });
});

describe('§2 Services', () => {
  test('two cards of eight items each', () => {
    const items = (heading: string) => texts(all(under('/services', heading), 'li'));
    expect(items('Software Engineering Tutoring')).toEqual([
      expect.stringMatching(/^Web development/),
      expect.stringMatching(/^Mobile development/),
      expect.stringMatching(/^Backend development/),
      expect.stringMatching(/^Databases/),
      expect.stringMatching(/^DevOps and cloud/),
      expect.stringMatching(/^System design/),
      expect.stringMatching(/^Algorithms/),
      expect.stringMatching(/^Code review/),
    ]);
    expect(items('Visa Payment Services')).toEqual([
      expect.stringMatching(/^Payment processing/),
      expect.stringMatching(/^Transfer services/),
      expect.stringMatching(/^Crypto payment gateway/),
      expect.stringMatching(/^Multi-currency: BTC, ETH, USDT/),
      expect.stringMatching(/^Instant confirmation/),
      expect.stringMatching(/^Wallet integration/),
      expect.stringMatching(/^Transaction history and tracking/),
      expect.stringMatching(/^Refund and dispute management/),
    ]);
  });

  test('why cryptocurrency, in four points', () => {
    expect(texts(all(under('/services', 'Why Cryptocurrency Payments?'), 'h3'))).toEqual([
      'Fast and secure',
      'Global accessibility',
      'Lower fees',
      'Privacy and control',
    ]);
  });

  test.each([
    ['View Courses', '/tutoring'],
    ['Make Payment', '/payments'],
  ])('%s leads to %s', (words, path) => {
    expect(attribute(link(mainOf('/services'), words), 'href')).toBe(path);
  });
});
