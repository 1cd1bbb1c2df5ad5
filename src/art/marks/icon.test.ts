import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appIcon, COVER, COVER_FOIL } from './icon.ts';

test('the icons have the colors of the cover', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8').toUpperCase();
  expect(tokens).toContain(`--COVER: ${COVER}`);
  expect(tokens).toContain(`--COVER-FOIL: ${COVER_FOIL}`);
});

test('a maskable icon is filled to its corners and keeps the mark away from them', () => {
  expect(appIcon('maskable')).not.toContain(' rx=');
  const scale = Number(/scale\(([\d.]+)\)/.exec(appIcon('maskable'))?.[1]);
  expect((426 + 16) * scale).toBeLessThan(400);
  expect(appIcon('rounded')).toContain(' rx="220"');
});
