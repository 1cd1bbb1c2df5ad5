import { expect, test } from 'vitest';
import { licensesText, packagesBesideTheBundle } from './licenses.ts';

const VERSION = '1.0.0';

test('packages with the same license are listed together above its text', () => {
  const text = licensesText([
    { name: 'two', version: VERSION, text: 'The text.\r\n' },
    { name: 'one', version: VERSION, text: 'The text.\n' },
    { name: 'one', version: VERSION, text: 'The text.' },
  ]);
  expect(text).toContain('\none 1.0.0\ntwo 1.0.0\n\nThe text.\n');
  expect(text.match(/The text/g)).toHaveLength(1);
});

test('a package without a license file is listed with what its package.json says', () => {
  const bare = { name: 'react-remove-scroll-bar', version: VERSION, identifier: 'MIT' };
  expect(licensesText([bare])).toContain('License: MIT. Author: Anton Korzunov');
});

test('a package that names no license at all stops the build', () => {
  expect(() => licensesText([{ name: 'strange', version: VERSION }])).toThrow(
    'The package strange names no license',
  );
});

test('the licenses of the heading font and of the bundler are there', () => {
  const text = licensesText(packagesBesideTheBundle());
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toMatch(/^rolldown \d+\.\d+\.\d+$/m);
});
