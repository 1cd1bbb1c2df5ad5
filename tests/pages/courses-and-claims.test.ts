/** The courses with their emails, and how often a fact is said. */
import { expect, test } from 'vitest';
import { fill } from '#text/fill.ts';
import { all, attribute, one, text } from '../../tools/build/html.ts';
import { EVERY_PAGE, pagesNamed } from '../support/built-pages.ts';
import { words } from '../support/words.ts';

/** How often a page may state a claim, in English; other pages once. */
const AT_MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '10-30 minutes': { payments: 2 },
  '24 hours': { contact: 3, home: 2, tutoring: 2, payments: 2 },
  '(seed|recovery) phrases?': { payments: 3, home: 2 },
};

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
    const { title = '' } = content.inSourceLanguage?.courses[index] ?? {};
    const last = `[EN] ${fill(words.mail.enrollment.subject, { courseTitle: title })}`;
    const lines = content.inSourceLanguage ? `${body}\n\n${last}` : body;
    expect(searchParams.get('body')).toBe(lines.replaceAll('\n', '\r\n'));
  }
});

const english = EVERY_PAGE.filter(({ language }) => language === 'en');

test.each(english)('$address states each claim once, or as often as listed', ({ name, page }) => {
  const pageText = all(page, 'main footer').map(text).join(' ');
  for (const [fact, limits] of Object.entries(AT_MOST)) {
    const times = pageText.match(new RegExp(fact, 'gi')) ?? [];
    expect(times.length, fact).toBeLessThanOrEqual(limits[name] ?? 1);
  }
});
