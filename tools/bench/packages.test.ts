import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageOfModule } from './packages.ts';

test('a module belongs to the nearest package that has a version', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'package-')), 'node_modules/lib');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"lib","version":"1.0.0"}');
  writeFileSync(join(folder, 'dist/package.json'), '{"type":"module"}');
  const found = { folder, name: 'lib', version: '1.0.0' };
  expect(packageOfModule(join(folder, 'dist/index.mjs?v=1'))).toEqual(found);
  expect(packageOfModule('\0rolldown/runtime.js')?.name).toBe('rolldown');
  expect(packageOfModule('/site/src/ui/select/Select.tsx')).toBeUndefined();
});
