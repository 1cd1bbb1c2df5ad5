/** The launch check looks at the built site: it names each thing that is broken in a copy of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeProblem } from '#content/read/problem.ts';
import { launchBlockers } from '../../tools/launch-check/launch-blockers.ts';

/** The owner's own site: the check reads its address from content/. */
const DIST = 'dist';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'built-'));
  cpSync(DIST, copy, { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

/** What the launch check says of the copy but not of the site as built. */
async function newBlockers(): Promise<string[]> {
  const now = new Date();
  const [before, after] = await Promise.all([launchBlockers(DIST, now), launchBlockers(copy, now)]);
  const known = new Set(before.map(writeProblem));
  return after.map(writeProblem).filter((problem) => !known.has(problem));
}

function replace(name: string, from: string, to: string): void {
  const file = join(copy, name);
  const words = readFileSync(file, 'utf8');
  expect(words).toContain(from);
  writeFileSync(file, words.replaceAll(from, to));
}

test('the site as built has no new point', async () => {
  expect(await newBlockers()).toEqual([]);
});

test('a broken link on a page', async () => {
  replace('about.html', 'href="/contact"', 'href="/contacts"');
  expect(await newBlockers()).toEqual([
    expect.stringMatching(/\/about.*"\/contacts" leads to noth/),
  ]);
});

test('a missing page', async () => {
  rmSync(join(copy, 'services.html'));
  expect((await newBlockers()).join('\n')).toContain('"/services" leads to nothing');
});

test('a missing share picture', async () => {
  rmSync(join(copy, 'share/about.png'));
  expect((await newBlockers()).join('\n')).toContain('"/share/about.png" leads to nothing');
});

test('a security.txt that is out of date, or missing', async () => {
  replace('.well-known/security.txt', 'Expires: 20', 'Expires: 19');
  expect((await newBlockers()).join('\n')).toMatch(/security\.txt.*expired/);
  rmSync(join(copy, '.well-known/security.txt'));
  expect((await newBlockers()).join('\n')).toMatch(/security\.txt.*missing/);
});

test('licenses that lack a package sent to visitors, or are missing', async () => {
  replace('licenses.txt', '\n@radix-ui/', '\n@another/');
  expect((await newBlockers()).join('\n')).toContain('licenses.txt');
  rmSync(join(copy, 'licenses.txt'));
  expect((await newBlockers()).join('\n')).toContain('licenses.txt');
});
