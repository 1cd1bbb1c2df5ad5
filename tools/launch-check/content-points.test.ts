import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { writeProblem } from '#content/read/problem.ts';
import { SPECIFICATION } from '../../tests/support/content/specification.ts';
import { contentPoints } from './content-points.ts';

const TODAY = '2026-11-30';
const NOON = new Date(`${TODAY}T12:00Z`);
const SITE_FILE = 'content/site.yaml';

/** The content with the specification's facts, none of them confirmed. */
function unconfirmed(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SPECIFICATION).map(([file, text]) => [
      file,
      text.replaceAll(/^ +(?:confirmed|source):.*\n/gm, ''),
    ]),
  );
}

/** The content with an owner's own address, and everything confirmed on a day. */
function readyForLaunch(confirmed = TODAY, source = 'enrollment list'): Record<string, string> {
  const ready = Object.entries(unconfirmed()).map(([file, text]) => [
    file,
    text
      .replaceAll('codepassage.example', 'codepassage.com')
      .replaceAll(
        /^( +)((?:- )?)(value|from|says): (.*)\n/gm,
        (_line, indent: string, hyphen: string, key: string, value: string) => {
          const line = `${indent}${hyphen}${key}: ${value}\n`;
          const below = `${indent}${' '.repeat(hyphen.length)}`;
          return isClaim(file, key)
            ? `${line}${below}confirmed: ${confirmed}\n${below}source: ${source}\n`
            : line;
        },
      ),
  ]);
  return Object.fromEntries(ready);
}

/** Other files have keys of the same names that are not claims. */
function isClaim(file: string, key: string): boolean {
  return file === SITE_FILE || (file.endsWith('courses.yaml') && key === 'value');
}

function points(sources: Readonly<Record<string, string>>, now = NOON): string[] {
  parseContent(sources);
  return contentPoints(sources, now).map(writeProblem);
}

function edited(file: string, from: string, to: string): Record<string, string> {
  const ready = readyForLaunch();
  const source = ready[file] ?? '';
  expect(source).toContain(from);
  return { ...ready, [file]: source.replace(from, to) };
}

test('content with the owner’s address and all claims confirmed has no open point', () => {
  expect(points(readyForLaunch())).toEqual([]);
});

test('placeholder addresses and unconfirmed claims are open', () => {
  const sources = unconfirmed();
  const open = points(sources);
  const countOf = (part: string) => open.filter((point) => point.includes(part)).length;
  expect(countOf('email: "codepassage.example" is a placeholder. Write your own.')).toBe(1);
  expect(countOf('url: "codepassage.example" is a placeholder. Write your own.')).toBe(1);
  const { site, courses } = parseContent(sources);
  const facts = [site.promises, site.claims, site.statements].flatMap(Object.keys);
  // Each course has a rating and a number of students.
  const claims = facts.length + 2 * courses.length;
  expect(countOf('is not confirmed. Check it against your records')).toBe(claims);
});

test.each([
  ['a year and a day ago', '2025-11-29', 'was confirmed on 2025-11-29, more than a year ago.'],
  ['in two days', '2026-12-02', 'is confirmed for 2026-12-02, which is in the future.'],
])('a claim confirmed %s is open', (_when, day, message) => {
  const open = points(edited(SITE_FILE, 'confirmed: 2026-11-30', `confirmed: ${day}`));
  expect(open).toEqual([
    expect.stringContaining(`content/site.yaml:7  promises › supportHours: ${message}`),
  ]);
});

test.each([
  ['today, where the day begins first (UTC+14)', '2026-11-30', '2026-11-29T10:00Z'],
  ['a year ago to the day, where it ends last (UTC-12)', '2025-11-30', '2026-12-01T11:59Z'],
])('a claim confirmed %s still counts', (_when, day, now) => {
  expect(points(readyForLaunch(day), new Date(now))).toEqual([]);
});

test.each([
  ['a day that has begun nowhere', '2026-11-30', '2026-11-29T09:59Z', 'in the future'],
  ['a day that is a year past everywhere', '2025-11-30', '2026-12-01T12:00Z', 'a year ago'],
])('a claim confirmed on %s is open', (_what, day, now, message) => {
  expect(points(readyForLaunch(day), new Date(now))).toContainEqual(
    expect.stringContaining(message),
  );
});

test('a claim without a source is open', () => {
  const open = points(edited('content/en/courses.yaml', '      source: enrollment list\n', ''));
  expect(open).toEqual([
    expect.stringMatching(
      /^content\/en\/courses\.yaml:\d+ {2}courses › entry 1 › rating: has no source\. Write after "source:" /,
    ),
  ]);
});

test.each(['hello@example.com', 'TODO: write this', 'Lorem ipsum dolor', 'https://your-site.com'])(
  'a text with a placeholder is open: %s',
  (text) => {
    const open = points(edited('content/en/about.yaml', 'Our Story', `"${text}"`));
    expect(open).toEqual([expect.stringMatching(/story › heading: ".+" is a placeholder\./)]);
  },
);

test('a language that nobody has confirmed is open, the first never', () => {
  const translated = Object.entries(readyForLaunch()).map(([file, text]) => [
    file.replace('content/en/', 'content/es/'),
    text,
  ]);
  const sources = edited(SITE_FILE, '  - code: en\n', '  - code: en\n  - code: es\n');
  const open = points({ ...Object.fromEntries(translated), ...sources });
  expect(open).toEqual([
    expect.stringMatching(
      /languages › entry 2: nobody has confirmed the texts in Spanish\..* content\/es /,
    ),
  ]);
});
