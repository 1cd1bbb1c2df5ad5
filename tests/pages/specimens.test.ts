import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile, DIST } from '../support/built.ts';

test('no part of the specimens is built', () => {
  const files = globSync('**/*.*', { cwd: DIST });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /specimen/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|xml|txt)$/.test(file));
  expect(texts.filter((file) => /specimen/i.test(builtFile(file).toString()))).toEqual([]);
});
