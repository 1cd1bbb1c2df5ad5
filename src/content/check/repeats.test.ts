import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { ContentError, writeProblem } from '#content/read/problem.ts';
import { SPECIFICATION } from '../../../tests/support/content/specification.ts';

const delivered = SPECIFICATION;

/** The build's error when the first text in a file is replaced by the second. */
function problems(file: string, from: string, to: string): string[] {
  const source = delivered[file] ?? '';
  expect(source).toContain(from);
  try {
    parseContent({ ...delivered, [file]: source.replace(from, to) });
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(writeProblem);
    throw error;
  }
  return [];
}

const SITE = 'content/site.yaml';
const COURSES = 'content/en/courses.yaml';
const PAYMENTS = 'content/en/payments.yaml';
const SHARED = 'content/en/shared.yaml';

test.each([
  ['two courses have one code', COURSES, 'code: MAD', 'code: FSW', 'code: "FSW"'],
  ['two coins have one code', SITE, 'code: ETH', 'code: BTC', 'code: "BTC"'],
  ['two coins have one name', SITE, 'name: Ethereum', 'name: Bitcoin', 'name: "Bitcoin"'],
  ['two services have one name', PAYMENTS, 'Visa Transfer Service', 'Visa Processing Fee', 'label'],
  ['a page is in the menu twice', SHARED, 'href: /services', 'href: /tutoring', 'href'],
  [
    'two statements say the same',
    SITE,
    '  - says: Every',
    '  - says: Every price is named in a written quote before anybody pays\n  - says: Every',
    'says',
  ],
])('%s: the build says so', (_what, file, from, to, words) => {
  const [problem = 'nothing'] = problems(file, from, to);
  expect(problem).toContain(file);
  expect(problem).toContain(words);
  expect(problem).toContain('Give each entry its own.');
});

test('a link in a list leads to a page, or the build says so', () => {
  const [problem = 'nothing'] = problems(SHARED, 'href: /services', 'href: /servises');
  expect(problem).toContain('There is no page "/servises". Did you mean /services?');
});
