import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from '#content/read/content-files.ts';
import { readSources } from '#content/read/sources.ts';
import { CACHING, HOST_FILES, wrongHeaders } from './headers.ts';

const NOSNIFF = 'X-Content-Type-Options: nosniff';

const site = readSite(readSources());
const texts = HOST_FILES.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(texts)('$file sends the headers of tools/build/headers.ts', ({ text }) => {
  expect(wrongHeaders(text, site)).toEqual([]);
  expect(text).toMatch(/\/assets\/(?:\*|\(\.\*\)| \{)/);
  expect(text).toContain(CACHING.assets);
});

test('a missing header and one that is there twice are wrong; kinds of line breaks are not', () => {
  const [text = ''] = texts.map((host) => host.text);
  for (const { text } of texts) {
    expect(wrongHeaders(text.replaceAll('\n', '\r\n'), site)).toEqual([]);
  }
  expect(wrongHeaders(text.replace('nosniff', ''), site)).toEqual([NOSNIFF]);
  expect(wrongHeaders(text + text, site)).toContain(NOSNIFF);
});

test('Vercel leads other forms of an address to it, and publishes only what may be released', () => {
  expect(JSON.parse(readFileSync('deploy/vercel.json', 'utf8'))).toMatchObject({
    buildCommand: 'npm run release',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
  });
});
