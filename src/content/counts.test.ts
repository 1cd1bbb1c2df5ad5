import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { SPECIFICATION } from '../../tests/support/content/specification.ts';
import { fill } from './expand/fill.ts';
import { stripMarks } from './expand/marks.ts';
import { parseContent } from './parse.ts';

const COUNTS = [1, 2, 12];

/** `count` copies of an entry; each `?` in the values of `keys` becomes a different letter. */
function copiesOf(entry: object, count: number, keys: Readonly<Record<string, string>> = {}) {
  return Array.from({ length: count }, (_, position) => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + position);
    const own = Object.entries(keys).map(([key, text]) => [key, text.replace('?', letter)]);
    return {
      ...entry,
      ...Object.fromEntries(own),
      ...('slug' in keys && { slug: `c-${position}` }),
    };
  });
}

function write(data: unknown): string {
  return stringify(data, { aliasDuplicateObjects: false });
}

/** The delivered words with `count` of everything that they count. */
function contentWith(count: number) {
  const sources = SPECIFICATION;
  const read = (name: string) => parse(sources[`content/en/${name}.yaml`] ?? '');
  const site = parse(sources['content/site.yaml'] ?? '');
  site.promises.replyHours.value = count;
  site.promises.guaranteeDays.value = count;
  site.promises.confirmMinutes = { from: count, to: count + 1 };
  site.claims.students.value = String(count);
  site.claims.tutors.value = String(count);
  site.coins = copiesOf({}, count, { code: 'C?', name: 'Coin ?' });
  site.defaultCoin = 'CA';
  const { courses } = read('courses');
  const course = { ...courses[0], weeks: count, students: { value: String(count) } };
  const services = read('services');
  for (const list of [services.tutoring, services.payments, services.why]) {
    list.items = copiesOf(list.items[0], count, { title: 'Item ?' });
  }
  const payments = read('payments');
  payments.checks.items = copiesOf(payments.checks.items[0], count, { title: 'Check ?' });
  // The others lead to checks that may not be there.
  payments.steps.items = payments.steps.items.slice(0, 2);
  const own = { slug: '', code: 'CO?', title: 'Course ?' };
  return parseContent({
    ...sources,
    'content/site.yaml': write(site),
    'content/en/courses.yaml': write({ courses: copiesOf(course, count, own) }),
    'content/en/services.yaml': write(services),
    'content/en/payments.yaml': write(payments),
  });
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [stripMarks(data).replaceAll('\u00a0', ' ')];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Every sentence that visitors read, without the phrases that it is built from. */
function sentences(count: number): string[] {
  const { shared, courses, ...rest } = contentWith(count);
  const { phrases, ...words } = shared;
  const students = courses.map((each) => fill(each.studentsText, { count: each.students }));
  return textsIn({ ...rest, words, students });
}

const PLURAL_OF_ONE =
  /\b(?:1|one) (?:[a-z]+ )?(?:weeks|hours|days|minutes|courses|tutors|students|areas|topics|services|reasons|checks|are|have|cover)\b/i;
const SINGULAR_OF_MORE =
  /\b(?:2|12|two|twelve) (?:[a-z]+ )?(?:week|hour|day|minute|course|tutor|student|area|topic|service|reason|check|is|has|covers)\b/i;
const RANGE_OF_EQUALS = /\b(\d+)(?: to |-)\1\b/;
const LEFT_OVER = /\{(?:count|from|to|number)\}|undefined/;

test.each(COUNTS)('with %i of everything, nouns and verbs agree with their number', (count) => {
  const wrong = sentences(count).filter((text) =>
    [PLURAL_OF_ONE, SINGULAR_OF_MORE, RANGE_OF_EQUALS, LEFT_OVER].some((each) => each.test(text)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  [
    1,
    [
      'One course with live sessions, recordings and projects. Email us. We reply within 1 hour with dates and price.',
      'One tutor teaches in live sessions and reviews the code you write.',
      'Crypto suits some people and not others. Here is one reason to use it, with its limit.',
      'The course',
      '1 week',
      'Pay in Coin A (CA).',
      'student enrolled',
    ],
  ],
  [
    2,
    [
      'Two courses with live sessions, recordings and projects. Pick one and email us. We reply within 2 hours with dates and price.',
      'A team of 2 tutors teaches in live sessions and reviews the code you write.',
      'Crypto suits some people and not others. Here are two reasons to use it, each with its limit.',
      'The two courses',
      '2 weeks',
      'Pay in Coin A (CA) or Coin B (CB).',
      'students enrolled',
    ],
  ],
])('with %i of everything, the sentences read well', (count, expected) => {
  expect(sentences(count)).toEqual(expect.arrayContaining(expected));
});
