/** The launch check looks at the built site: it names each thing that is broken in a copy of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeProblem } from '#content/read/problem.ts';
import { launchBlockers } from '../../tools/launch-check/launch-blockers.ts';

/** The owner's own site: the check reads its address from content/. */
const DIST = 'dist';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'built-'));
  cpSync(DIST, copy, { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true }));

/** What the launch check says of the copy. */
async function blockers(): Promise<string> {
  return (await launchBlockers(copy, new Date())).map(writeProblem).join('\n');
}

function replace(name: string, from: string, to: string): void {
  const file = join(copy, name);
  const words = readFileSync(file, 'utf8');
  expect(words).toContain(from);
  writeFileSync(file, words.replaceAll(from, to));
}

test('a broken link, a missing page and share picture, an expired security.txt, licenses that lack a package', async () => {
  replace('about.html', 'href="/contact"', 'href="/contacts"');
  rmSync(join(copy, 'services.html'));
  rmSync(join(copy, 'share/tutoring.png'));
  replace('.well-known/security.txt', 'Expires: 20', 'Expires: 19');
  replace('licenses.txt', '\n@radix-ui/', '\n@another/');
  const found = await blockers();
  expect(found).toMatch(/\/about.*"\/contacts" leads to nothing/);
  expect(found).toContain('"/services" leads to nothing');
  expect(found).toContain('"/share/tutoring.png" leads to nothing');
  expect(found).toMatch(/security\.txt.*expired/);
  expect(found).toMatch(/licenses\.txt: It does not name radix-ui/);
});

test('a missing security.txt, missing licenses', async () => {
  rmSync(join(copy, '.well-known/security.txt'));
  rmSync(join(copy, 'licenses.txt'));
  const found = await blockers();
  expect(found).toMatch(/security\.txt.*missing/);
  expect(found).toMatch(/licenses\.txt.*missing/);
});
