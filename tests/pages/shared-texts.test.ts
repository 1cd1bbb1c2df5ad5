/** Texts from other files are on the page, complete and in order; those of courses are in their emails, too. */
import { expect, test } from 'vitest';
import type { SiteContent } from '#content/site-content.ts';
import type { PageName } from '#site/pages.ts';
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { attribute, one, text } from '../../tools/build/html.ts';
import { EVERY_PAGE, pagesNamed } from '../support/built-pages.ts';
import { sourceContent } from '../support/content.ts';

/** By page, runs of texts in their order; every-page.test.ts looks for those of its own file. */
const RUNS: { readonly [Name in PageName]?: (content: SiteContent) => string[][] } = {
  home: ({ courses, tutoring: { review } }) => [
    courses.flatMap(({ title, duration }) => [title, duration]),
    review.remarks.slice(0, 1).flatMap(Object.values),
  ],
  services: ({ services, courses }) => [
    services.tutoring.items.flatMap(({ title, href, fact }) => [
      title,
      fact ?? courses.find(({ slug }) => href.endsWith(`#${slug}`))?.duration ?? '',
    ]),
  ],
  tutoring: ({ courses, tutoring: { courses: labels } }) => [
    courses.flatMap(({ short, duration }) => [short, duration]),
    courses.flatMap(({ title, level, description, duration, students, rating, topics }) => [
      ...[title, level, description, labels.duration, duration, labels.students, students],
      ...[labels.rating, rating, ...topics],
    ]),
  ],
  payments: ({ payments: { money }, site }) => [
    site.coins.map(({ code }) => code),
    money.stations.flatMap(({ holder, title, text, time = '' }) => [
      ...[money.holders[holder], title, text, time],
    ]),
    [site.email],
  ],
  about: ({ shared, about: { dataPage }, links, site }) => [
    [shared.figuresNote],
    [
      dataPage.notPublished.heading,
      ...links.legal.flatMap(({ label, href }) => (href ? [] : label)),
      ...(site.serviceFee ? [] : [dataPage.notPublished.serviceFee]),
    ],
  ],
};

test.each(EVERY_PAGE.filter(({ name }) => RUNS[name]))('$address', ({ name, page, content }) => {
  const said = text(one(page, 'main'));
  for (const run of RUNS[name]?.(content) ?? []) {
    let end = 0;
    for (const part of run.map((each) => text(stripMarkup(each)))) {
      const found = said.indexOf(part, end);
      expect(found, `"${part}" after "${said.slice(end - 40, end)}"`).toBeGreaterThanOrEqual(end);
      end = found + part.length;
    }
  }
});

test.each(pagesNamed('tutoring'))('$address: each course has its email', ({ page, content }) => {
  const key = one(page, 'span', { class: /compare-key/ });
  expect(attribute(key, 'aria-hidden'), 'screen readers get the weeks as text').toBe('true');
  for (const [index, { slug, title, duration, level }] of content.courses.entries()) {
    const card = one(page, 'li', { id: slug });
    // A label would make it "Level All Levels".
    const stamp = one(card, 'span', { class: /course-card-stamp/ });
    expect([text(stamp), attribute(stamp, 'aria-hidden')]).toEqual([text(level), '']);
    const { pathname, searchParams } = new URL(
      attribute(one(card, 'a', { href: /^mailto:/ }), 'href'),
    );
    const { subject, body } = content.mail.enrollment;
    const filledIn = fill(body, { courseTitle: title, duration, level });
    const inEnglish = content.source?.courseTitles[index] ?? '';
    const last = fill(sourceContent.mail.enrollment.subject, { courseTitle: inEnglish });
    const lines = inEnglish ? `${filledIn}\n\n[EN] ${last}` : filledIn;
    expect([pathname, ...searchParams]).toEqual([
      sourceContent.site.email,
      ['subject', fill(subject, { courseTitle: title })],
      ['body', lines.replaceAll('\n', '\r\n')],
    ]);
  }
});

/** Whose sentences have weekdays with a capital; Hindi, Chinese, Arabic and Urdu have none. */
const CAPITAL_WEEKDAYS = /^(?:en|de|id)\b/;

test.each(pagesNamed('contact'))(
  '$address: weekdays as a sentence has them',
  ({ page, content }) => {
    const days = attribute(one(page, 'span', { 'data-days': /,/ }), 'data-days');
    const { language } = content;
    const [first = ''] = days;
    const isCapital = first !== first.toLocaleLowerCase(language);
    expect(isCapital, days).toBe(CAPITAL_WEEKDAYS.test(language));
  },
);
