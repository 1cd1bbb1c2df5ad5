/** What the server behind the editing page refuses, and how it writes. */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/editing-page.ts';

interface LoadedFile {
  name: string;
  data: Record<string, unknown>;
}

/** Sends changes as the page itself does. */
function save(request: APIRequestContext, address: string, changes: unknown) {
  return request.post(`${address}/content`, {
    headers: { origin: address, 'content-type': 'application/json' },
    data: JSON.stringify(changes),
  });
}

async function loadedFile(request: APIRequestContext, address: string): Promise<LoadedFile> {
  const { files } = await (await request.get(`${address}/content`)).json();
  return files.find(({ name }: LoadedFile) => name === 'content/site.yaml');
}

/** Whether anything listens at a port of one of this machine's addresses. */
function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (answered: boolean) => () => {
      socket.destroy();
      resolve(answered);
    };
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
  });
}

test('it listens on this machine only, not on the network', async ({ address }) => {
  const port = Number(new URL(address).port);
  expect(await listens('127.0.0.1', port)).toBe(true);
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);
  // On Linux all of 127.0.0.0/8 is this machine, so a server on every address has this one too.
  for (const host of ['127.0.0.2', ...outward.map(({ address }) => address)]) {
    expect(await listens(host, port), host).toBe(false);
  }
});

test('every answer has a policy that allows nothing from other origins', async ({
  address,
  request,
}) => {
  for (const path of ['/', '/content', '/nothing']) {
    const headers = (await request.get(address + path)).headers();
    expect(headers['content-security-policy']?.split(/;\s*/).toSorted(), path).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      'frame-src http://127.0.0.1:*',
      'img-src data:',
      "script-src 'self'",
      "style-src 'self'",
    ]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('it writes only the files that the page offers', async ({ address, copy, request }) => {
  const notes = join(copy.folder, 'notes.yaml');
  writeFileSync(notes, 'kept: yes\n');
  for (const name of ['content/notes.yaml', 'content/../notes.yaml', 'content/new.yaml', notes]) {
    const change = { name, before: { kept: 'yes' }, after: { kept: 'no' } };
    const answer = await save(request, address, [change]);
    expect(answer.status(), name).toBe(409);
    expect(await answer.text()).toBe(`There is no file ${name}.`);
  }
  expect(readFileSync(notes, 'utf8')).toBe('kept: yes\n');
});

test('a file is replaced by a new one: a reader meanwhile gets the complete old one', async ({
  address,
  copy,
  request,
}) => {
  const before = copy.read('site.yaml');
  const reader = openSync(join(copy.folder, 'site.yaml'), 'r');
  const { name, data } = await loadedFile(request, address);
  const after = { ...data, brand: 'Passage' };
  const answer = await save(request, address, [{ name, before: data, after }]);
  expect(answer.status()).toBe(200);
  expect(copy.read('site.yaml')).toBe(before.replace('brand: CodePassage', 'brand: Passage'));
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
});
