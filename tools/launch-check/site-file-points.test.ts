import { expect, test } from 'vitest';
import { securityTxt } from '#document/security-txt.ts';
import { licensePoints, securityTxtPoints } from './site-file-points.ts';

const URL = 'https://codepassage.com';
const BUILT = new Date('2026-11-30T12:00Z');
const TEXT = securityTxt({ email: 'info@codepassage.com', url: URL, languages: [] }, BUILT);

test('security.txt as built has no open point', () => {
  expect(securityTxtPoints(TEXT, URL, BUILT)).toEqual([]);
});

test('a security.txt that has expired, or expires in more than a year, is open', () => {
  const point = 'It has expired, or expires in more than a year. Build the site again.';
  expect(securityTxtPoints(TEXT, URL, new Date('2027-11-30T12:00Z'))).toEqual([point]);
  const later = TEXT.replace(/Expires: \d+/, 'Expires: 2028');
  expect(securityTxtPoints(later, URL, BUILT)).toEqual([point]);
});

test('a security.txt that has no contact, names another website or is missing is open', () => {
  expect(securityTxtPoints(TEXT.replace('info@', ''), URL, BUILT)).toHaveLength(1);
  expect(securityTxtPoints(TEXT, 'https://codepassage.org', BUILT)).toHaveLength(1);
  expect(securityTxtPoints(undefined, URL, BUILT)).toHaveLength(1);
});

test('a list of licenses that lacks a package sent to visitors is open', () => {
  const text = 'react 19.3.1\n@radix-ui/react-select 2.3.1\n@fontsource-variable/newsreader 5.3.0';
  expect(licensePoints(text)).toEqual([]);
  expect(licensePoints('react 19.3.1')).toHaveLength(2);
  expect(licensePoints(undefined)).toHaveLength(1);
});
