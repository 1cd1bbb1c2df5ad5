import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishedLanguages } from '#content/languages.ts';
import { readSources } from '#content/read/sources.ts';
import { CONTENT_NAMES, fileOf } from '#content/schemas/files.ts';
import type { Change } from './protocol.ts';
import { editServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const page = { '/': { type: 'text/html', body: '<title>Edit the content</title>' } };
const server = editServer(folder, page);
let port = 0;

beforeEach(async () => {
  cpSync('content', folder, { recursive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string> = {}, body?: unknown) {
  const asked = request({
    ...{ port, path, headers, host: '127.0.0.1' },
    method: body === undefined ? 'GET' : 'POST',
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, body: await text(response) };
}

function siteFile(): string {
  return readFileSync(join(folder, 'site.yaml'), 'utf8');
}

/** The change that the page would send for a new brand name. */
async function changedBrand(brand: string): Promise<Change[]> {
  const { files } = JSON.parse((await ask('/content')).body);
  const { name, data } = files[0];
  return [{ name, before: data, after: { ...data, brand } }];
}

function ownHeaders() {
  return { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' };
}

test('a change that the page sends is written, and nothing else in the file changes', async () => {
  const before = siteFile();
  const saved = await ask('/content', ownHeaders(), await changedBrand('Passage'));
  expect(saved.status).toBe(200);
  expect(siteFile()).toBe(before.replace(/^brand: .*$/m, 'brand: Passage'));
});

test.each([
  ['another website', { origin: 'https://elsewhere.example', 'content-type': 'application/json' }],
  ['another page of this machine', { origin: 'http://127.0.0.1:1', 'content-type': 'text/plain' }],
  ['a program that names no origin', { 'content-type': 'application/json' }],
])('%s cannot write', async (_, headers) => {
  const before = siteFile();
  const { status } = await ask('/content', headers, await changedBrand('Passage'));
  expect(status).toBe(403);
  expect(siteFile()).toBe(before);
});

test('a plain form of this page cannot write either', async () => {
  const headers = { ...ownHeaders(), 'content-type': 'text/plain' };
  expect((await ask('/content', headers, await changedBrand('Passage'))).status).toBe(403);
});

test('another host name that resolves to this machine gets nothing', async () => {
  for (const path of ['/', '/content']) {
    expect(await ask(path, { host: `elsewhere.example:${port}` })).toEqual({
      status: 403,
      body: 'Not from here.',
    });
  }
  expect((await ask('/', { host: `localhost:${port}` })).body).toContain('Edit the content');
});

test('only the content files can be written or read', async () => {
  const changes = [{ name: 'content/../package.json', before: {}, after: {} }];
  const { status, body } = await ask('/content', ownHeaders(), changes);
  expect({ status, body }).toEqual({
    status: 409,
    body: 'There is no file content/../package.json.',
  });
  expect((await ask('/../package.json')).status).toBe(404);
});

test('every field of the schema is on the page without being listed a second time', async () => {
  const { files } = JSON.parse((await ask('/content')).body);
  // Optional pages that the owner has not written can't be edited.
  const named = publishedLanguages(readSources()).flatMap((language) =>
    CONTENT_NAMES.map((name) => fileOf(name, language)),
  );
  expect(files).toHaveLength([...new Set(named)].filter((file) => existsSync(file)).length);
  for (const { schema, data } of files) {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(data)));
  }
});
