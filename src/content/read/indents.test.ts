import { expect, test } from 'vitest';
import { readYaml } from './yaml-file.ts';

const firstProblem = (source: string) => readYaml('x.yaml', source).problems[0];

test.each([
  ['a value below another', 'a:\n  b: 1\n    c: 2', 3, '2 spaces too late'],
  ['an entry between two columns', 'a:\n  - b: 1\n    c: 2\n - b: 3', 4, 'have 0 or 2'],
  ['keys between two columns', 'a:\n  b:\n    c: 1\n   d: 2', 4, 'have 2 or 4'],
  ['an entry without its hyphen', 'a:\n    b: 1\n    c: 2\n  - b: 3', 2, 'without its hyphen'],
  ['a hyphen before the first key', 'a:\n  - b: 1\n  c: 2', 2, 'Delete the hyphen'],
  ['a list beside its key', 'a: - b', 1, 'on the line of its key'],
  ['a hyphen without a space', 'a:\n  - b: 1\n  -b: 2', 3, 'no space'],
  ['a dash for a hyphen', 'a:\n  - b: 1\n  – b: 2', 3, 'another sign than a hyphen'],
  ['a bracket that stays open', 'a: [b\nc: d', 1, 'begins with { or ['],
  ['the end of the file in its middle', 'a: b\n...\nc: d', 2, 'the file ends at this line'],
])('%s is reported in its line', (_what, source, line, message) => {
  expect(firstProblem(source)).toEqual(
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  );
});

test.each([
  'a:\n- b: 1\n  c: 2\n- b: 3\nd: e',
  'a:\n  - - b\n    - c\n  - d',
  'a: >-\n  one: two\n  - three\nb:\n  c: d # note',
  'a: all of\n  {it} and [that]\nb: c',
])('what YAML allows has no mistake: %s', (source) => {
  expect(firstProblem(source)).toBeUndefined();
});
