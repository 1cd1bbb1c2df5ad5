import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LOOP_WIDTH } from '#art/bands/week-loops.ts';
import type { Course } from '#content/schemas/courses.ts';
import { specificationContent } from '../../../tests/support/content/specification.ts';
import { CourseTips } from './CourseTips.tsx';
import { WeekBand } from './course-card/WeekBand.tsx';

const [original] = specificationContent().courses;
const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1);

function courses(count: number): Course[] {
  if (!original) throw new Error('There is no course.');
  return Array.from({ length: count }, (_, i) => ({
    ...original,
    slug: `course-${i}`,
    code: `AA${'ABCDEFGHIJKL'.charAt(i)}`,
    weeks: i + 1,
  }));
}

/** A label's letters are 25 units high and 15 wide. */
const LETTER = { width: 15, height: 25 };

test.each(COUNTS)(
  '%i courses have a tip each, inside the drawing and clear of the others',
  (count) => {
    const markup = renderToStaticMarkup(<CourseTips courses={courses(count)} />);
    const tips = [
      ...markup.matchAll(
        /href="#([\w-]+)" tabindex="-1"[^>]*><text x="(-?\d+)" y="(-?\d+)">([^<]+)/g,
      ),
    ].map(([, slug, x, y, text = '']) => ({
      slug,
      text,
      x: Number(x),
      y: Number(y),
      reach: (LETTER.width * text.length) / 2,
    }));
    expect(tips.map(({ slug, text }) => `${slug} ${text}`)).toEqual(
      courses(count).map(({ slug, code, weeks }) => `${slug} ${code} ${weeks}`),
    );
    for (const [index, one] of tips.entries()) {
      expect(Math.abs(one.x) + one.reach).toBeLessThan(500);
      for (const other of tips.slice(index + 1)) {
        const isBeside = Math.abs(one.x - other.x) >= one.reach + other.reach;
        expect(isBeside || Math.abs(one.y - other.y) >= LETTER.height).toBe(true);
      }
    }
  },
);

test.each(COUNTS)('a course of %i weeks has a loop for each, inside the band', (weeks) => {
  const all = [{ weeks }, { weeks: 12 }];
  const markup = renderToStaticMarkup(<WeekBand weeks={weeks} courses={all} isFirst={false} />);
  const [, width] = /<rect width="(\d+)"/.exec(markup) ?? [];
  const [, room] = /viewBox="0 0 (\d+)/.exec(markup) ?? [];
  expect(Number(width) / LOOP_WIDTH).toBe(weeks);
  expect(Number(width)).toBeLessThanOrEqual(Number(room));
});
