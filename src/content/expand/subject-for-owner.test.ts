import { expect, test } from 'vitest';
import { pseudoLanguage } from '../../../tests/support/content/pseudo-language.ts';
import { SPECIFICATION } from '../../../tests/support/content/specification.ts';
import { parseContent } from '../parse.ts';

const translated = { ...SPECIFICATION, ...pseudoLanguage(SPECIFICATION, 'es') };
const SITE = 'content/site.yaml';

test.each([
  ['enrollment', 'Enrollment Inquiry: {courseTitle}'],
  ['support', 'Payment Support Request'],
  ['liveChat', 'Live Chat Request'],
  ['payment', 'Payment Request: {service}'],
] as const)('the email %s of a translation ends with its English subject', (name, subject) => {
  const mail = parseContent(translated, 'es').mail[name];
  expect(mail.subject).not.toBe(subject);
  expect(mail.body).toMatch(/^Hélló/);
  expect(mail.body.split('\n').slice(-2)).toEqual(['', subject]);
});

test('the English emails have no such line, and the owner can take it away', () => {
  const isOff = (translated[SITE] ?? '').replace('subjectForOwner: true', 'subjectForOwner: false');
  expect(parseContent(translated).mail.support.body).not.toContain('Payment Support Request');
  const { body } = parseContent({ ...translated, [SITE]: isOff }, 'es').mail.support;
  expect(body).not.toContain('Payment Support Request');
});
