import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appIcon, COVER, COVER_FOIL, dataUrl, smallIcon } from './icon.ts';

test('the icon in the head of a page takes less than 500 bytes', () => {
  expect(smallIcon().length).toBeLessThan(500);
  expect(dataUrl(smallIcon()).length).toBeLessThan(500);
});

test('an icon as a data URL is the same icon', () => {
  const url = dataUrl(smallIcon());
  expect(url).toMatch(/^data:image\/svg\+xml,[^"<>#]+$/);
  const body = decodeURIComponent(url.slice('data:image/svg+xml,'.length));
  expect(body.replaceAll("'", '"')).toBe(smallIcon());
});

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
