import { expect, test } from 'vitest';
import { keptTogether } from './kept-together.ts';

test.each([
  ['within 24 hours, 7 days a week', 'within 24_hours, 7_days a week'],
  ['50+ tutors', '50+_tutors'],
  ['6 to 14 weeks', '6 to 14_weeks'],
  ['我们会在 24 小时内回复', '我们会在 24_小时内回复'],
  ['the year 2026, Europe', 'the year 2026, Europe'],
])('%s', (text, kept) => {
  expect(keptTogether(text)).toBe(kept.replaceAll('_', '\u00a0'));
});
