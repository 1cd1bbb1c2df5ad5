/** Files and folders stay small enough to read and to search. Generated folders are left out. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const MOST_LINES = 250;
const MOST_LINES_IN_MEDIAN = 40;
const MOST_FILES = 20;

const files = globSync('{src,tools,tests,content,docs}/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);

const lengths = files
  .filter((file) => /\.(ts|tsx|astro|css)$/.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .toSorted((one, other) => one.lines - other.lines);

test(`no source file has more than ${MOST_LINES} lines: split it by what it is about`, () => {
  expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});

test(`no folder has more than ${MOST_FILES} files of its own: group them in folders`, () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

const median = lengths[Math.floor(lengths.length / 2)]?.lines;
test(`half of the ${lengths.length} source files have at most ${median} lines`, () => {
  expect(median).toBeLessThanOrEqual(MOST_LINES_IN_MEDIAN);
});
