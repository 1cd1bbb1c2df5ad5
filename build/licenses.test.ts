import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontPackage, licensesText } from './licenses.ts';
import { packageOfModule } from './packages.ts';

function packageWith(name: string, files: Record<string, string>) {
  const folder = join(mkdtempSync(join(tmpdir(), 'package-')), 'node_modules', name);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return { folder, name, version: '1.0.0' };
}

test('packages that share a license stand together above its text', () => {
  const text = licensesText([
    packageWith('two', { LICENSE: 'The text.\r\n' }),
    packageWith('one', { 'license.md': 'The text.\n' }),
    packageWith('one', { LICENCE: 'The text.' }),
  ]);
  expect(text).toContain('\none 1.0.0\ntwo 1.0.0\n\nThe text.\n');
  expect(text.match(/The text/g)).toHaveLength(1);
});

test('a package without a license file is given with what it says of itself', () => {
  const file = JSON.stringify({ license: 'MIT', author: { name: 'Ada' } });
  const text = licensesText([packageWith('bare', { 'package.json': file })]);
  expect(text).toContain('License: MIT. Author: Ada.');
});

test('a package that names no license at all stops the build', () => {
  const unlicensed = packageWith('strange', { 'package.json': '{}' });
  expect(() => licensesText([unlicensed])).toThrow('The package strange names no license');
});

test('the license of the heading font is there', () => {
  expect(licensesText([fontPackage()])).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('a module belongs to the nearest package that has a version', () => {
  const { folder } = packageWith('lib', {
    'package.json': '{"name":"lib","version":"1.0.0"}',
    'dist/package.json': '{"type":"module"}',
  });
  const found = { folder, name: 'lib', version: '1.0.0' };
  expect(packageOfModule(join(folder, 'dist/index.mjs?v=1'))).toEqual(found);
  expect(packageOfModule('\0rolldown/runtime.js')?.name).toBe('rolldown');
  expect(packageOfModule('/site/src/ui/Select.tsx')).toBeUndefined();
});
