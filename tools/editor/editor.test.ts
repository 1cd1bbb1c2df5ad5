import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import type { KeyPath } from '#content/problems/problem.ts';
import { saveChanges } from './content-folder.ts';
import { figureOf, setEntries, setValue } from './edit-yaml.ts';

/** The paths of all values that are neither lists nor groups. */
function pathsOf(data: unknown, path: KeyPath = []): KeyPath[] {
  if (typeof data !== 'object' || data === null) return [path];
  return Object.entries(data).flatMap(([key, value]) =>
    pathsOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

const places = globSync(['content/site.yaml', 'content/en/*.yaml']).flatMap((name) => {
  const source = readFileSync(name, 'utf8');
  return pathsOf(parse(source)).map((path) => ({ source, path }));
});
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'ab :#-"\'\n{}[]&*!|>%@`,?\\ \t1.0') }),
  fc.lorem({ maxCount: 40 }),
);

test('a new text changes its own lines only', () => {
  const change = fc.property(fc.constantFrom(...places), anyText, ({ source, path }, value) => {
    const document = parseDocument(source);
    const node = document.getIn(path, true);
    const [start, end] = (isNode(node) && node.range) || [0, 0];
    const after = source.slice(source.indexOf('\n', source.slice(0, end).trimEnd().length));
    const text = setValue(source, path, value);
    expect(text.startsWith(source.slice(0, source.lastIndexOf('\n', start - 1)))).toBe(true);
    expect(text.endsWith(after)).toBe(true);
    document.setIn(path, value);
    expect(parse(text)).toEqual(document.toJS());
  });
  fc.assert(change, { numRuns: 300 });
});

test('an entry that is added and removed, or moved and moved back, leaves a file as it was', () => {
  const lists = places.flatMap(({ source, path }) =>
    path.includes(0) ? [{ source, list: path.slice(0, path.lastIndexOf(0)) }] : [],
  );
  for (const { source, list } of lists) {
    const order = [...Object(parseDocument(source).getIn(list)).items.keys()];
    const added = setEntries(source, list, order, ['New']);
    expect(parse(added)).not.toEqual(parse(source));
    expect(setEntries(added, list, order)).toBe(source);
    const turned = setEntries(source, list, order.toReversed());
    expect(setEntries(turned, list, order.toReversed())).toBe(source);
  }
});

const SAMPLE = `
name: 'Old' # beside
long: >- # beside
  A text of two lines, of which the first is nearly as long as a line may be in a file of the
  content.
price: 4.9
flow: [1, 2]
list:
  # Above the first
  - a: 1

  # Above the second
  - a: 2
# How to switch it on
`;

test('quotes and comments stay', () => {
  const after = (from: string, to: string) => SAMPLE.replace(from, () => to);
  expect(setValue(SAMPLE, ['name'], "It's")).toBe(after("'Old'", "'It''s'"));
  expect(setValue(SAMPLE, ['name'], 'a\nb')).toBe(after("'Old' # beside", '|- # beside\n  a\n  b'));
  expect(setValue(SAMPLE, ['long'], 'A')).toBe(
    after(/A .*\n.*content\./.exec(SAMPLE)?.[0] ?? '', 'A'),
  );
  expect(setValue(SAMPLE, ['price'], figureOf('5.0'))).toBe(after('4.9', '5.0'));
  expect(setValue(SAMPLE, ['rates', 'url'], 'x')).toBe(`${SAMPLE}rates:\n  url: x\n`);
  expect(setEntries(SAMPLE, ['flow'], [1, 0], [3])).toBe(after('[1, 2]', '[2, 1, 3]'));
  expect(setEntries(SAMPLE, ['list'], [0])).toBe(after('\n  # Above the second\n  - a: 2\n', ''));
});

test('when one file can not be written, those before it get their old texts back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'a.yaml'), 'old');
  mkdirSync(join(folder, 'b.yaml'));
  const change = { before: 'old', after: 'new' };
  const save = () => saveChanges(folder, { 'content/a.yaml': change, 'content/b.yaml': change });
  expect(save).toThrow('EISDIR');
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('old');
});
