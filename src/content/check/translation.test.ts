import { expect, test } from 'vitest';
import { pseudoLanguage } from '../../../tests/support/content/pseudo-language.ts';
import { SPECIFICATION } from '../../../tests/support/content/specification.ts';
import { parseContent } from '../parse.ts';
import { ContentError } from '../read/problem.ts';

const translated = { ...SPECIFICATION, ...pseudoLanguage(SPECIFICATION, 'es') };

/** The translation with one change in a file, and what is wrong then. */
function problemsAfter(file: string, from: string | RegExp, to: string): string[] {
  const source = translated[`content/es/${file}`] ?? '';
  expect(source).toMatch(from);
  return problems({ ...translated, [`content/es/${file}`]: source.replace(from, to) });
}

function problems(sources: Record<string, string>): string[] {
  try {
    parseContent(sources, 'es');
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('a whole translation has no mistake', () => {
  expect(problems(translated)).toEqual([]);
});

test('a text that is still in English is a mistake, with its file, line and key', () => {
  const english = SPECIFICATION['content/en/home.yaml'] ?? '';
  const open = problems({ ...translated, 'content/es/home.yaml': english });
  expect(open).toContainEqual(
    expect.stringMatching(
      /^content\/es\/home\.yaml:\d+ {2}hero › primary › label: is not translated: it says the same as in content\/en\. Translate it\.$/,
    ),
  );
});

test('a single word that two languages have is no mistake', () => {
  expect(problemsAfter('shared.yaml', 'label: Cóntáct', 'label: Contact')).toEqual([]);
});

test.each([
  ['weeks: 12', 'weeks: 13', 'weeks: is 13, and 12 in content/en.'],
  ['code: FSW', 'code: FSX', 'code: is FSX, and FSW in content/en.'],
])('a fact of a course that differs is a mistake: %s', (from, to, message) => {
  expect(problemsAfter('courses.yaml', from, to)).toContainEqual(expect.stringContaining(message));
});

test('a list with fewer entries than in the first language is a mistake', () => {
  const lastTopic = /\n {6}- [^\n]+\n$/;
  expect(problemsAfter('courses.yaml', lastTopic, '\n')).toContainEqual(
    expect.stringMatching(/topics: has \d entries, and \d in content\/en\. Write the same entries/),
  );
});

test('a key that is missing is a mistake, with what to do', () => {
  expect(problemsAfter('shared.yaml', /^skipLink: .*\n/m, '')).toContainEqual(
    expect.stringMatching(/^content\/es\/shared\.yaml:\d+ {2}skipLink: is missing\./),
  );
});
