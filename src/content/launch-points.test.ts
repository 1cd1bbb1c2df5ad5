import { expect, test } from 'vitest';
import { launchPoints } from './launch-points.ts';
import { parseContent } from './parse.ts';
import { writeProblem } from './problem.ts';
import { readSources } from './sources.ts';
import { SPECIFICATION_SITE } from './specification-site.ts';

const TODAY = '2026-11-30';
const SITE_FILE = 'content/site.yaml';

/** The content with the specification's facts, of which nobody has confirmed any. */
function unconfirmed(): Record<string, string> {
  const sources = { ...readSources(), [SITE_FILE]: SPECIFICATION_SITE };
  return Object.fromEntries(
    Object.entries(sources).map(([file, text]) => [
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

/** Other files have keys of the same names, which are no claims. */
function isClaim(file: string, key: string): boolean {
  return file === SITE_FILE || (file.endsWith('courses.yaml') && key === 'value');
}

function points(sources: Readonly<Record<string, string>>): string[] {
  parseContent(sources);
  return launchPoints(sources, TODAY).map(writeProblem);
}

function edited(file: string, from: string, to: string): Record<string, string> {
  const ready = readyForLaunch();
  const source = ready[file] ?? '';
  expect(source).toContain(from);
  return { ...ready, [file]: source.replace(from, to) };
}

test('content with an address of its own and all claims confirmed has no open point', () => {
  expect(points(readyForLaunch())).toEqual([]);
});

test('a placeholder for an address and claims that nobody has confirmed stand open', () => {
  const sources = unconfirmed();
  const open = points(sources);
  const told = (part: string) => open.filter((point) => point.includes(part)).length;
  expect(told('email: "codepassage.example" is a placeholder. Write your own.')).toBe(1);
  expect(told('url: "codepassage.example" is a placeholder. Write your own.')).toBe(1);
  const { site, courses } = parseContent(sources);
  const facts = [site.promises, site.claims, site.statements].flatMap(Object.keys);
  // Each course has a rating and a number of students.
  const claims = facts.length + 2 * courses.length;
  expect(told('is not confirmed. Hold it against your records')).toBe(claims);
});

test.each([
  ['a year and a day ago', '2025-11-29', 'was confirmed on 2025-11-29, more than a year ago.'],
  ['tomorrow', '2026-12-01', 'is confirmed for 2026-12-01, which is still to come.'],
])('a claim confirmed %s stands open', (_when, day, message) => {
  const open = points(edited(SITE_FILE, 'confirmed: 2026-11-30', `confirmed: ${day}`));
  expect(open).toEqual([
    expect.stringContaining(`content/site.yaml:7  promises › supportHours: ${message}`),
  ]);
});

test('a claim confirmed a year ago to the day still counts', () => {
  expect(points(readyForLaunch('2025-11-30'))).toEqual([]);
});

test('a claim without a source stands open', () => {
  const open = points(edited('content/en/courses.yaml', '      source: enrollment list\n', ''));
  expect(open).toEqual([
    expect.stringMatching(
      /^content\/en\/courses\.yaml:\d+ {2}courses › entry 1 › rating: has no source\. Write after "source:" /,
    ),
  ]);
});

test.each(['hello@example.com', 'TODO: write this', 'Lorem ipsum dolor', 'https://your-site.com'])(
  'a text with a placeholder stands open: %s',
  (text) => {
    const open = points(edited('content/en/about.yaml', 'Our Story', `"${text}"`));
    expect(open).toEqual([expect.stringMatching(/story › heading: ".+" is a placeholder\./)]);
  },
);
