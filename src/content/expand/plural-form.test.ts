import { expect, test } from 'vitest';
import { displayedForm } from './plural-form.ts';

const FORMS = { one: 'tutor', other: 'tutors' };

test.each([
  ['1', 'tutor'],
  ['1+', 'tutors'],
  ['50+', 'tutors'],
  ['1,001', 'tutors'],
])('the noun after %s is %s', (display, noun) => {
  expect(displayedForm(FORMS, display, 'en')).toBe(noun);
});
