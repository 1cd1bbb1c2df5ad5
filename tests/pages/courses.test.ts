/** The courses with their emails. */
import { expect, test } from 'vitest';
import { fill } from '#text/fill.ts';
import { attribute, one, text } from '../../tools/build/html.ts';
import { pagesNamed } from '../support/built-pages.ts';
import { words } from '../support/words.ts';

test.each(pagesNamed('tutoring'))('$address shows its courses', ({ page, content }) => {
  const key = one(page, 'span', { class: /compare-key/ });
  expect(attribute(key, 'aria-hidden'), 'screen readers get the weeks as text').toBe('true');
  for (const [index, course] of content.courses.entries()) {
    const { slug, title: courseTitle, duration, level } = course;
    const card = one(page, 'li', { id: slug });
    // A label would make it "Level All Levels".
    const stamp = one(card, 'span', { class: /course-card-stamp/ });
    expect([text(stamp), attribute(stamp, 'aria-hidden')]).toEqual([text(level), '']);
    const { pathname, searchParams } = new URL(attribute(one(card, 'a'), 'href'));
    expect(pathname).toBe(words.site.email);
    const { enrollment } = content.mail;
    expect(searchParams.get('subject')).toBe(fill(enrollment.subject, { courseTitle }));
    const body = fill(enrollment.body, { courseTitle, duration, level });
    const { title = '' } = content.sourceContent?.courses[index] ?? {};
    const last = `[EN] ${fill(words.mail.enrollment.subject, { courseTitle: title })}`;
    const lines = content.sourceContent ? `${body}\n\n${last}` : body;
    expect(searchParams.get('body')).toBe(lines.replaceAll('\n', '\r\n'));
  }
});
