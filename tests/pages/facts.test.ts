/** Figures as each language writes them, the courses with their emails, and how often a fact is said. */
import { expect, test } from 'vitest';
import { fill } from '#text/fill.ts';
import { EVERY_PAGE, pagesNamed } from '../support/built.ts';
import { all, attribute, one, text } from '../support/html.ts';
import { LANGUAGES, words } from '../support/words.ts';

/** Students, tutors, payments, satisfaction; weeks, rating and students of the first course. */
const FIGURES: Readonly<Record<string, string>> = {
  en: '15,000+ | 50+ | $5M+ | 95% | 12 weeks | 4.9 / 5 | 2,450+',
  es: 'Más de 15 000 | Más de 50 | Más de 5 millones de dólares | 95 % | 12 semanas | 4,9 | Más de 2450',
  fr: 'Plus de 15 000 | Plus de 50 | Plus de 5 millions de dollars | 95 % | 12 semaines | 4,9 | Plus de 2 450',
  de: 'Über 15.000 | Über 50 | Über 5 Mio. US-Dollar | 95 % | 12 Wochen | 4,9 | Über 2.450',
  tr: '15.000+ | 50+ | 5 milyon USD+ | %95 | 12 hafta | 4,9 | 2.450+',
  zh: '超过 15,000 | 超过 50 | 超过 500 万美元 | 95% | 12 周 | 4.9 | 超过 2,450',
  pt: 'Mais de 15.000 | Mais de 50 | Mais de US$ 5 milhões | 95% | 12 semanas | 4,9 | Mais de 2.450',
  ar: 'أكثر من 15,000 | أكثر من 50 | أكثر من 5 ملايين دولار | 95\u200e%\u200e | 12 أسبوعًا | 4.9 | أكثر من 2,450',
  hi: '15,000 से ज़्यादा | 50 से ज़्यादा | 50 लाख डॉलर से ज़्यादा | 95% | 12 सप्ताह | 4.9 | 2,450 से ज़्यादा',
  ur: '15,000 سے زائد | 50 سے زائد | 50 لاکھ ڈالر سے زائد | 95% | 12 ہفتے | 4.9 | 2,450 سے زائد',
  id: 'Lebih dari 15.000 | Lebih dari 50 | Lebih dari US$5 juta | 95% | 12 minggu | 4,9 | Lebih dari 2.450',
  vi: 'Hơn 15.000 | Hơn 50 | Hơn 5 triệu USD | 95% | 12 tuần | 4,9 | Hơn 2.450',
};

/** How often English may say it on a page at most; on any other page once. */
const AT_MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '10-30 minutes': { payments: 2 },
  '24 hours': { contact: 3, home: 2, tutoring: 2, payments: 2 },
  '(seed|recovery) phrases?': { payments: 3, home: 2 },
};

const known = LANGUAGES.filter((code) => code in FIGURES);

test.each(known)('%s has figures in its own form', (code) => {
  const own = EVERY_PAGE.filter(({ language }) => language === code);
  const said = own.map(({ page }) => text(one(page, 'main'))).join(' ');
  const figures = FIGURES[code]?.split(' | ') ?? [];
  expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
});

test.each(pagesNamed('tutoring'))('$address shows its courses', ({ page, content }) => {
  const rows = all(one(page, 'table'), 'tr').slice(1).map(text);
  const key = one(page, 'span', { class: /compare-key/ });
  expect(attribute(key, 'aria-hidden'), 'who does not see diamonds hears weeks').toBe('true');
  for (const [index, course] of content.courses.entries()) {
    const { slug, title: courseTitle, duration, level, rating, students } = course;
    const card = one(page, 'li', { id: slug });
    // A label would make it "Level All Levels".
    expect(text(one(card, 'span', { class: /course-card-stamp/ }))).toBe(text(level));
    for (const fact of [courseTitle, duration, level, rating, students].map(text)) {
      expect(text(card)).toContain(fact);
      expect(rows[index]).toContain(fact);
    }
    const { pathname, searchParams } = new URL(attribute(one(card, 'a'), 'href'));
    expect(pathname).toBe(words.site.email);
    const { enrollment } = content.mail;
    expect(searchParams.get('subject')).toBe(fill(enrollment.subject, { courseTitle }));
    const body = fill(enrollment.body, { courseTitle, duration, level });
    const { title = '' } = content.first?.courses[index] ?? {};
    const last = `[EN] ${fill(words.mail.enrollment.subject, { courseTitle: title })}`;
    const lines = content.first ? `${body}\n\n${last}` : body;
    expect(searchParams.get('body')).toBe(lines.replaceAll('\n', '\r\n'));
  }
});

const english = EVERY_PAGE.filter(({ language }) => language === 'en');

test.each(english)('$address says a fact where a visitor decides, once', ({ name, page }) => {
  const said = all(page, 'main footer').map(text).join(' ');
  for (const [fact, limits] of Object.entries(AT_MOST)) {
    const times = said.match(new RegExp(fact, 'gi')) ?? [];
    expect(times.length, fact).toBeLessThanOrEqual(limits[name] ?? 1);
  }
});
