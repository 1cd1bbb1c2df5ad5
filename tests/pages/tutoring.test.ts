import { describe, expect, test } from 'vitest';
import { isOwnId } from '#pages.ts';
import {
  all,
  attribute,
  builtHtml,
  builtPage,
  type Element,
  EMAIL,
  mailParts,
  mainOf,
  one,
  PAGES,
  rawText,
  text,
  texts,
  under,
} from '../support/built.ts';

const COURSES = [
  ['Full-Stack Web Development', '12 weeks', 'Beginner to Advanced', '4.9', '2,450+'],
  ['Mobile App Development', '10 weeks', 'Intermediate', '4.8', '2,150+'],
  ['Backend Engineering', '14 weeks', 'Intermediate to Advanced', '4.9', '2,600+'],
  ['DevOps & Cloud Computing', '8 weeks', 'Intermediate', '4.7', '2,050+'],
  ['System Design & Architecture', '6 weeks', 'Advanced', '5.0', '1,900+'],
  ['Algorithm & Data Structures', '10 weeks', 'All Levels', '4.9', '3,950+'],
] as const;

const main = mainOf('/tutoring');
const cards = all(main, 'li', { id: /./ });
const enrollmentLink = (card: Element) => one(card, 'a', { href: /^mailto:.*Enrollment/ });

/** The lines of an inquiry email. */
const inquiry = (title: string, duration: string, level: string) => [
  'Hello CodePassage team,',
  '',
  `I am interested in the ${title} course (${duration}, ${level}).`,
  '',
  'Please send me information about enrollment, the schedule and pricing.',
  '',
  'Thank you.',
];

test('§3 there are six courses', () => {
  expect(cards.map((card) => text(one(card, 'h3')))).toEqual(COURSES.map(([title]) => title));
});

describe.each(COURSES)('§3 %s', (title, duration, level, rating, students) => {
  const card = under('/tutoring', title);

  test('has its duration, level, rating, students and six topics', () => {
    const lists = all(card, 'dl').slice(0, 2);
    const facts = lists.flatMap((list) => texts(all(list, 'dt dd')));
    expect(facts).toEqual([
      'Duration',
      duration,
      'Students',
      `${students} students`,
      'Rating',
      `${rating} / 5Rated ${rating} out of 5`,
      'Topics',
      ...Array(6).fill(expect.stringMatching(/^.{3,40}$/)),
    ]);
    expect(text(card)).toContain(`Level: ${level}`);
  });

  test('§7 has a button that opens its own enrollment email', () => {
    const button = enrollmentLink(card);
    expect(text(button)).toMatch(/^Email us for enrollment/);
    expect(attribute(button, 'aria-label') || text(button)).toContain(title);
    const href = attribute(button, 'href');
    expect(mailParts(href)).toEqual({
      to: EMAIL,
      subject: `Enrollment Inquiry: ${title}`,
      body: inquiry(title, duration, level).join('\r\n'),
    });
    // Encoded like this, every email app reads it the same way.
    expect(href).toMatch(/^mailto:[^?]+\?subject=[\w%.~-]+&body=[\w%.~-]+$/);
    expect(href.replaceAll('%0D%0A', '')).not.toMatch(/%0D|%0A/);
    expect(href.length).toBeLessThan(2000);
  });

  test('has its message as text, for visitors without an email app', () => {
    const details = one(card, 'details');
    expect(text(one(details, 'summary'))).toBe(`No email app? ${title}`);
    const written = rawText(details);
    expect(written).toContain(EMAIL);
    expect(written).toContain(`Enrollment Inquiry: ${title}`);
    expect(written).toContain(inquiry(title, duration, level).join('\n'));
  });
});

test('§7 there are exactly six enrollment emails', () => {
  expect(all(main, 'a', { href: /Enrollment/ })).toHaveLength(6);
});

test('a student compares first: each row leads to the card of its course', () => {
  const table = one(main, 'table', { 'aria-labelledby': /./ });
  const rows = all(table, 'tr').slice(1);
  expect(rows.map((row) => texts(all(row, 'th td')))).toEqual(
    [4, 3, 1, 5, 0, 2].map((place) => {
      const [title, duration, level, rating, students] = COURSES[place] ?? [];
      return [title, duration, level, `Rated ${rating} out of 5`, `${students} students`];
    }),
  );
  for (const row of rows) {
    const [title] = all(row, 'a');
    const slug = title ? attribute(title, 'href').slice(1) : '';
    expect(texts(all(one(main, 'li', { id: slug }), 'h3'))).toEqual(texts(all(row, 'th')));
  }
  const html = builtHtml('/tutoring');
  expect(html.indexOf('<table')).toBeLessThan(html.indexOf('<li class="course-card"'));
});

test('§2 four learning features', () => {
  expect(texts(all(under('/tutoring', 'Learning Features'), 'h3'))).toEqual([
    'Live sessions',
    'Recorded content',
    'Project-based learning',
    'Career support',
  ]);
});

test.each(PAGES.map(({ path }) => path))('§3 %s shows no price of a course', (path) => {
  expect(builtHtml(path)).not.toMatch(
    /\$(499|449|549|399|599|349)|\b(499|449|549|599|349)\b\s*(USD|dollars)/,
  );
});

test('no course can have the name of another place on the page', () => {
  const slugs = cards.map((card) => attribute(card, 'id'));
  const others = all(builtPage('/tutoring'), '*', { id: /./ })
    .map((element) => attribute(element, 'id'))
    .filter((id) => !slugs.includes(id));
  expect(others.filter((id) => !isOwnId(id))).toEqual([]);
});
