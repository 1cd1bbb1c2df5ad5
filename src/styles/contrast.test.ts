import { expect, test } from 'vitest';
import { DARK, LIGHT, type Tokens, tokensOf } from './tokens.ts';

/** WCAG 2 success criteria 1.4.6 (text, AAA) and 1.4.11 (what shows a control or its state). */
const TEXT_RATIO = 7;
const EDGE_RATIO = 3;

const GROUNDS = ['bg', 'surface', 'tint'];

/**
 * What may stand on any ground, by token name, and the least contrast between the two; axe looks at what has a
 * ground of its own, such as buttons and the tooltip.
 */
const PAIRS = GROUNDS.flatMap((ground) => [
  ...['ink', 'ink-soft', 'accent', 'alert', 'ochre', 'rust'].map((ink) => ({
    ink,
    ground,
    ratio: TEXT_RATIO,
  })),
  { ink: 'edge', ground, ratio: EDGE_RATIO },
]);

const SCHEMES = { light: LIGHT, dark: DARK };

for (const [scheme, tokens] of Object.entries(SCHEMES)) {
  test.each(PAIRS)(`${scheme}: $ink on $ground reaches $ratio:1`, ({ ink, ground, ratio }) => {
    expect(contrast(color(tokens, ink), color(tokens, ground))).toBeGreaterThanOrEqual(ratio);
  });
}

test('more contrast turns soft text and edges into full ink', () => {
  const more = tokensOf('prefers-contrast: more');
  expect(more).toMatchObject({ 'ink-soft': 'var(--ink)', line: 'var(--ink)', edge: 'var(--ink)' });
});

/** Red, green and blue from 0 to 255. */
function color(tokens: Tokens, name: string): number[] {
  const value = tokens[name] ?? '';
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!digits) throw new Error(`--${name} is "${value}", not an opaque color in hex digits`);
  return (digits.match(digits.length === 3 ? /./g : /../g) ?? []).map((channel) =>
    Number.parseInt(channel.padStart(2, channel), 16),
  );
}

/** The contrast ratio of WCAG 2: 1 to 21. */
function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
