import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import { changeYaml } from './change-yaml.ts';

/** One language has all tests; the others only the last one. */
const files = globSync(['content/site.yaml', 'content/en/*.yaml']).map((name) => ({
  name,
  source: readFileSync(name, 'utf8'),
}));

/** For each file and each kind of change. */
const RUNS = 6;

type Path = readonly (string | number)[];

/** The paths of all values that are neither lists nor groups. */
function leaves(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  return Object.entries(data).flatMap(([key, value]) =>
    leaves(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

function lists(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  const below = Object.entries(data).flatMap(([key, value]) =>
    lists(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return Array.isArray(data) ? [path, ...below] : below;
}

function at(data: unknown, path: Path): unknown {
  return path.reduce((value, key) => Reflect.get(Object(value), key), data);
}

function withValue(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  const key = path.at(-1);
  if (key !== undefined) Reflect.set(Object(at(copy, path.slice(0, -1))), key, value);
  return copy;
}

/** The text of the file before and after the lines of a value. */
function around(source: string, path: Path) {
  const node = parseDocument(source).getIn(path, true);
  const [from, end] = (isNode(node) && node.range) || [0, 0];
  const to = source.slice(0, end).trimEnd().length;
  return {
    before: source.slice(0, source.lastIndexOf('\n', from - 1) + 1),
    behind: source.slice(source.indexOf('\n', to)),
  };
}

/** Lines of `source` that are not in `text`; a line that occurs twice counts twice. */
function lostLines(source: string, text: string): string[] {
  const left = text.split('\n');
  return source.split('\n').filter((line) => {
    const index = left.indexOf(line);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'ab :#-"\'\n{}[]&*!|>%@`,?\\ \t1.0') }),
  fc.lorem({ maxCount: 40 }),
  fc.lorem({ mode: 'sentences' }).map((text) => text.replaceAll('. ', '.\n\n')),
);

describe.each(files)('$name', { timeout: 30_000 }, ({ source }) => {
  const data: unknown = parse(source);

  test('a file that is read and written has the same bytes', () => {
    expect(changeYaml(source, structuredClone(data))).toBe(source);
  });

  test('a changed text changes its own lines only, and keeps every comment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves(data)), anyText, (path, value) => {
        const changed = withValue(data, path, value);
        const text = changeYaml(source, changed);
        expect(parse(text)).toEqual(changed);
        const { before, behind } = around(source, path);
        expect(text.slice(0, before.length)).toBe(before);
        expect(text.slice(-behind.length)).toBe(behind);
        expect(parse(changeYaml(text, data))).toEqual(data);
      }),
      { numRuns: RUNS },
    );
  });

  test.skipIf(lists(data).length === 0)(
    'adding, removing or moving an entry leaves the lines of all others',
    () => {
      const list = fc.constantFrom(...lists(data)).chain((path) => {
        const entries = at(data, path);
        const length = Array.isArray(entries) ? entries.length : 0;
        return fc.record({
          path: fc.constant(path),
          order: fc.shuffledSubarray(
            Array.from({ length }, (_, index) => index),
            { minLength: 1 },
          ),
        });
      });
      fc.assert(
        fc.property(list, ({ path, order }) => {
          const entries = Object(at(data, path));
          const changed = withValue(
            data,
            path,
            order.map((index) => entries[index]),
          );
          const text = changeYaml(source, changed);
          expect(parse(text)).toEqual(changed);
          expect(lostLines(text, source)).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
  );
});

/** A file with everything that is easily lost. */
const SAMPLE = `# Head

name: 'Old' # beside a text
empty:
noted: # beside an empty value
switch: false
long: >- # beside a folded text
  One line of it is as long as a line of the content may be, which is a hundred characters, and
  another.

# Above a list
list:
  # Above the first
  - a: "1"
    b: x # beside

  # Above the second
  - a: "2"
    b: y
# Above the last
flow: [1, 2]
last: end
`;

const sample = parse(SAMPLE);

test.each([
  ['a text in single quotes', { name: "It's" }, "'Old'", "'It''s'"],
  ['a text that must be quoted', { last: 'yes: no' }, 'last: end', 'last: "yes: no"'],
  ['a text that looks like a number', { last: '5.0' }, 'last: end', 'last: "5.0"'],
  ['a value where none was', { empty: 'full' }, 'empty:', 'empty: full'],
  ['a value before a comment', { noted: 'full' }, 'noted: #', 'noted: full #'],
  [
    'several lines before a comment',
    { name: 'a\nb' },
    "'Old' # beside a text",
    '|- # beside a text\n  a\n  b',
  ],
  [
    'a separator of lines within a list',
    { list: [sample.list[0], { a: '2', b: 'y\u2028z' }] },
    'b: y',
    'b: y\u2028z',
  ],
  ['a value emptied', { last: null }, 'last: end', 'last:'],
  ['a switch', { switch: true }, 'false', 'true'],
  ['a short list', { flow: [1, 3] }, 'flow: [1, 2]', 'flow: [1, 3]'],
  ['a key at the end', { extra: 'new' }, 'last: end', 'last: end\nextra: new'],
])('%s is written in its place', (_, change, from, to) => {
  const changed = { ...sample, ...change };
  const text = changeYaml(SAMPLE, changed);
  expect(parse(text)).toEqual(changed);
  expect(text).toBe(SAMPLE.replace(from, () => to));
});

test('a text that would leave its line is folded', () => {
  const last = 'word '.repeat(30).trim();
  const text = changeYaml(SAMPLE, { ...sample, last });
  expect(text.slice(text.indexOf('last:'))).toBe(
    `last: >-\n  ${'word '.repeat(20).trim().slice(0, 94)}\n  ${'word '.repeat(11).trim()}\n`,
  );
});

test('entries that swap places take their comments along; a comment above the list stays', () => {
  const [first, second] = sample.list;
  const text = changeYaml(SAMPLE, { ...sample, list: [second, { ...first, b: 'z' }] });
  expect(text).toContain(`list:
  # Above the first
  # Above the second
  - a: "2"
    b: y

  - a: "1"
    b: z # beside
# Above the last
`);
});

test('a removed entry takes its comment along', () => {
  const text = changeYaml(SAMPLE, { ...sample, list: [sample.list[0]] });
  expect(text).toBe(SAMPLE.replace('\n  # Above the second\n  - a: "2"\n    b: y\n', ''));
  const second = changeYaml(SAMPLE, { ...sample, list: [sample.list[1]] });
  expect(second).toContain('list:\n  # Above the first\n  # Above the second\n  - a: "2"');
  expect(second).not.toContain('# beside\n');
});

test('a removed key leaves the comment above it, which says how to write it again', () => {
  const { flow: _, ...others } = sample;
  expect(changeYaml(SAMPLE, others)).toBe(SAMPLE.replace('flow: [1, 2]\n', ''));
  const rates = '# How to turn it on\nrates:\n  url: x\n';
  const text = changeYaml(`brand: Name\n\n${rates}`, { brand: 'Name' });
  expect(text).toBe('brand: Name\n\n# How to turn it on\n');
});

test('a new entry copies the quotes and the empty lines of the others', () => {
  const text = changeYaml(SAMPLE, { ...sample, list: [...sample.list, { a: '3', b: 'z' }] });
  expect(text).toBe(SAMPLE.replace('    b: y\n', '    b: y\n\n  - a: "3"\n    b: z\n'));
});

test('a file with Windows line breaks keeps them', () => {
  const windows = SAMPLE.replaceAll('\n', '\r\n');
  expect(changeYaml(windows, { ...sample, last: 'new' })).toBe(windows.replace('end', 'new'));
});

test('a change that would lose something is refused', () => {
  expect(() => changeYaml('a: &name 1\nb: *name\n', { a: 1, b: 1 })).not.toThrow();
  expect(() => changeYaml('a: [1\n', { a: [1] })).toThrow();
});

test.each(globSync('content/??/*.yaml'))('%s is as the editing page would write it', (name) => {
  const source = readFileSync(name, 'utf8');
  expect(changeYaml(source, parse(source))).toBe(source);
});
