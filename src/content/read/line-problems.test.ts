import { expect, test } from 'vitest';
import { lineProblems } from './line-problems.ts';

test.each([
  ['a folded line too early', 'a: >-\n    one\n   two\nb: c', 3, 'begins one space too early'],
  ['a first folded line too early', 'a: >-\n  one\n    two\n    three', 2, '2 spaces too early'],
  ['a folded line too late', 'a: >-\n  one\n    two\n  three', 3, '2 spaces too late'],
  ['a comment in a folded text', 'a: >-\n  one\n  # note\n  two', 3, 'part of the text above'],
  ['a comment at the margin of one', 'a: >-\n  one\n# note\n  two', 3, 'part of the text above'],
  ['a quote that swallows the next key', 'a: "one\nb: "two"', 1, 'A quote is opened here'],
  ['a quote that swallows the next entry', 'a:\n  - "one\n  - two"', 2, 'A quote is opened here'],
  ['a quote that is never closed', "a: b\nc: 'd", 2, 'A quote is opened here'],
  ['a no-break space before a key', 'a:\n\u00a0\u00a0b: c', 2, 'no-break space'],
  ['a no-break space after a key', 'a:\u00a0b', 1, 'no-break space'],
])('%s is reported on its line', (_what, source, line, message) => {
  expect(lineProblems('x.yaml', source)).toEqual([
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  ]);
});

test.each([
  'a: >-\n  one: two\n  - three\n\n  four\nb: c',
  "# note\na: \"one\n  two: three\"\nb: 'it''s' # note",
  'a:\n  - "one\n    two"\n  - |-\n    # one of the lines of an email is no comment'.replace(
    /# /,
    '',
  ),
  'a: >-\n  one\n# note\nb: c',
  'a: |-\n  one\n    deeper\n  two',
])('valid YAML has no mistake: %s', (source) => {
  expect(lineProblems('x.yaml', source)).toEqual([]);
});
