import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('security.txt names the contact and ends within a year of the build', () => {
  const site = {
    email: 'info@codepassage.example',
    url: 'https://codepassage.example',
    languages: [{ code: 'en' }, { code: 'de' }],
  };
  expect(securityTxt(site, new Date('2026-11-21T16:00Z'))).toBe(
    [
      'Contact: mailto:info@codepassage.example',
      'Expires: 2027-11-16T00:00:00.000Z',
      'Canonical: https://codepassage.example/.well-known/security.txt',
      'Preferred-Languages: en, de',
      '',
    ].join('\n'),
  );
});
