/** Texts from other files are on the page, complete and in order; those of courses are in their emails, too. */
import { expect, test } from 'vitest';
import type { SiteContent } from '#content/site-content.ts';
import type { PageName } from '#site/pages.ts';
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { attribute, one, text } from '../../tools/build/html.ts';
import { EVERY_PAGE, pagesNamed } from '../support/built-pages.ts';
import { sourceContent } from '../support/content.ts';

/** Texts in their order, whatever is between them. */
const inOrder = (...texts: readonly string[]) =>
  new RegExp(texts.map((each) => RegExp.escape(text(stripMarkup(each)))).join('.*'));

/** By page, texts of other files; every-page.test.ts looks for those of its own. */
const SHARED: { readonly [Name in PageName]?: (content: SiteContent) => RegExp[] } = {
  home: ({ courses, tutoring: { review } }) => [
    ...courses.map(({ title, duration }) => inOrder(title, duration)),
    ...review.remarks.slice(0, 1).map((remark) => inOrder(...Object.values(remark))),
  ],
  services: ({ services, courses }) =>
    services.tutoring.items.map(({ title, href, fact }) => {
      const course = courses.find(({ slug }) => href.endsWith(`#${slug}`));
      return inOrder(title, fact ?? course?.duration ?? '');
    }),
  tutoring: ({ courses }) => courses.map(({ short, duration }) => inOrder(short, duration)),
  payments: ({ payments: { money }, site }) => [
    inOrder(...site.coins.map(({ code }) => code), site.email),
    ...money.stations.map(({ holder, title, text, time = '' }) =>
      inOrder(money.holders[holder], title, text, time),
    ),
  ],
  about: ({ shared, about: { dataPage }, links, site }) => [
    inOrder(shared.figuresNote),
    inOrder(
      dataPage.notPublished.heading,
      ...links.legal.flatMap(({ label, href }) => (href ? [] : label)),
      site.serviceFee ? '' : dataPage.notPublished.serviceFee,
      site.legal.entity.name ? '' : dataPage.companyLabels.name,
    ),
  ],
};

test.each(EVERY_PAGE.filter(({ name }) => SHARED[name]))('$address', ({ name, page, content }) => {
  const said = text(one(page, 'main'));
  for (const shared of SHARED[name]?.(content) ?? []) expect(said).toMatch(shared);
});

test.each(pagesNamed('tutoring'))('$address: courses and their emails', ({ page, content }) => {
  const labels = content.tutoring.courses;
  const key = one(page, 'span', { class: /compare-key/ });
  expect(attribute(key, 'aria-hidden'), 'screen readers get the weeks as text').toBe('true');
  for (const [index, course] of content.courses.entries()) {
    const { slug, title, duration, level, description, students, rating, topics } = course;
    const card = one(page, 'li', { id: slug });
    const figures = [labels.duration, duration, labels.students, students, labels.rating, rating];
    expect(text(card)).toMatch(inOrder(title, level, description, ...figures, ...topics));
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
