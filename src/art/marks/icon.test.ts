import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appIcon, COVER, COVER_FOIL, dataAddress, smallIcon } from './icon.ts';

test('the icon in the head of a page takes less than 500 bytes', () => {
  expect(smallIcon().length).toBeLessThan(500);
  expect(dataAddress(smallIcon()).length).toBeLessThan(500);
});

test('an icon as an address is the same icon', () => {
  const address = dataAddress(smallIcon());
  expect(address).toMatch(/^data:image\/svg\+xml,[^"<>#]+$/);
  const body = decodeURIComponent(address.slice('data:image/svg+xml,'.length));
  expect(body.replaceAll("'", '"')).toBe(smallIcon());
});

test('the icons have the colours of the cover', () => {
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
