import { expect, test } from 'vitest';
import { launchPoints } from './launch-points.ts';
import { parseContent } from './parse.ts';
import { writeProblem } from './problem.ts';
import { readSources } from './sources.ts';
import { SPECIFICATION_SITE } from './specification-site.ts';

const TODAY = '2026-11-30';
const SITE_FILE = 'content/site.yaml';

/** The content with an owner's own address, and everything confirmed on a day. */
function readyForLaunch(confirmed = TODAY, source = 'enrollment list'): Record<string, string> {
  const ready = Object.entries({ ...readSources(), [SITE_FILE]: SPECIFICATION_SITE }).map(
    ([file, text]) => [
      file,
      text
        .replaceAll('codepassage.example', 'codepassage.com')
        .replaceAll(/^( +)(?:confirmed|source):.*\n/gm, '')
        .replaceAll(
          /^( +)((?:- )?)(value|from|says): (.*)\n/gm,
          (_line, indent: string, hyphen: string, key: string, value: string) => {
            const line = `${indent}${hyphen}${key}: ${value}\n`;
            const below = `${indent}${' '.repeat(hyphen.length)}`;
            return isClaim(file, key, indent)
              ? `${line}${below}confirmed: ${confirmed}\n${below}source: ${source}\n`
              : line;
          },
        ),
    ],
  );
  return Object.fromEntries(ready);
}

/** Other files have keys of the same names, which are no claims. */
function isClaim(file: string, key: string, indent: string): boolean {
  return file === SITE_FILE || (file.endsWith('courses.yaml') && key === 'value' && indent !== '');
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

test('the delivered content is not ready: its address and its claims stand open', () => {
  const open = points(readSources());
  const told = (part: string) => open.filter((point) => point.includes(part)).length;
  expect(told('email: "codepassage.example" is a placeholder. Write your own.')).toBe(1);
  expect(told('url: "codepassage.example" is a placeholder. Write your own.')).toBe(1);
  // Four promises, four figures, six statements; six courses with a rating and a number of students.
  expect(told('is not confirmed. Hold it against your records')).toBe(4 + 4 + 6 + 6 * 2);
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
