import { expect, test } from 'vitest';
import { AFTER_REVIEW, codeLines, FIRST_TRY, type ReviewedVersion } from './reviewed-code.ts';

interface Answer {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

type Run = (answer: Answer) => Promise<unknown>;

/** Runs a version as it is shown, with this answer to its request. */
function runner(version: ReviewedVersion): Run {
  const code = codeLines(version)
    .map((line) => line.code)
    .join('\n');
  const [name] = version.marks;
  const run = new Function('fetch', `${code}\nreturn ${name}('/course');`);
  return (answer) => run(async () => answer);
}

const course = (...stars: number[]): Answer => ({
  ok: true,
  status: 200,
  json: async () => ({ stars }),
});
/** A page in HTML: reading it as JSON fails, as a browser's `json()` does. */
const notFound: Answer = {
  ok: false,
  status: 404,
  json: async () => JSON.parse('<!doctype html>'),
};
const first = runner(FIRST_TRY);
const after = runner(AFTER_REVIEW);

test('both versions work for a course with ratings, and an average has no title', async () => {
  const average = await first(course(5, 4, 3));
  expect([average, await after(course(5, 4, 3))]).toEqual([4, 4]);
  expect(Object(average).title).toBeUndefined();
});

test('a missing course: a message about JSON, then HTTP 404', async () => {
  await expect(first(notFound)).rejects.toThrow(/JSON/);
  await expect(after(notFound)).rejects.toThrow('HTTP 404');
});

test('a course without ratings: NaN, then null', async () => {
  expect(await first(course())).toBeNaN();
  expect(await after(course())).toBeNull();
});

test('each version has its three marks, in their order', () => {
  for (const version of [FIRST_TRY, AFTER_REVIEW]) {
    const marks = codeLines(version).map(({ mark }) => mark);
    expect(marks.filter((mark) => mark >= 0)).toEqual([0, 1, 2]);
  }
});
