import { expect, test } from 'vitest';
import { AFTER_REVIEW, BEFORE_REVIEW, codeLines, type ReviewedVersion } from './reviewed-code.ts';

/** Runs a version as it is shown, with this answer to its request. */
function run(version: ReviewedVersion, answer: Response): Promise<unknown> {
  const code = codeLines(version).map((line) => line.code);
  const [name] = version.highlights;
  return new Function('fetch', `${code.join('\n')}\nreturn ${name}('/course');`)(() => answer);
}

const rated = (...stars: number[]) => Response.json({ stars });
const missing = () => new Response('<!doctype html>', { status: 404 });

test('both versions work for a course with ratings; without, NaN becomes null', async () => {
  expect(await run(BEFORE_REVIEW, rated(5, 4, 3))).toBe(4);
  expect(await run(AFTER_REVIEW, rated(5, 4, 3))).toBe(4);
  expect(await run(BEFORE_REVIEW, rated())).toBeNaN();
  expect(await run(AFTER_REVIEW, rated())).toBeNull();
});

test('a missing course: a message about JSON, then HTTP 404', async () => {
  await expect(run(BEFORE_REVIEW, missing())).rejects.toThrow(/JSON/);
  await expect(run(AFTER_REVIEW, missing())).rejects.toThrow('HTTP 404');
});

test('each version has its three highlights, in their order', () => {
  for (const version of [BEFORE_REVIEW, AFTER_REVIEW]) {
    const indexes = codeLines(version).map(({ highlight }) => highlight);
    expect(indexes.filter((index) => index >= 0)).toEqual([0, 1, 2]);
  }
});
