/** What each page holds, block by block as it is read: none is gone, cut short or in another place. */
import { expect, test } from 'vitest';
import type { Content } from '#content/parse.ts';
import type { PageName } from '#pages.ts';
import { stripMarkup } from '#text/markup.ts';
import { one, text } from '../../tools/build/html.ts';
import { EVERY_PAGE } from '../support/built-pages.ts';

type Block = string | undefined | readonly Block[] | { readonly [key: string]: Block };

const weeksBeside = ({ courses, services }: Content) =>
  services.tutoring.items.map(({ title, href, fact, text: said }) => {
    const course = courses.find(({ slug }) => href.endsWith(`#${slug}`));
    return [title, fact ?? course?.duration, said];
  });

const refunds = ({
  heading,
  paid,
  refundable,
  decides,
  rows,
}: Content['payments']['refundTable']) => [
  [heading, paid, refundable, decides],
  rows.map((row) => [row.paid, row.refundable, row.decides]),
];

/** By page, where it shows more than its own file: texts, or objects whose texts have the order of their schema. */
const BLOCKS: { readonly [Name in PageName]?: (content: Content) => Block } = {
  home: ({ home, courses, tutoring: { review } }) => [
    [home.h1, home.hero, home.document.heading],
    courses.map(({ title, duration }) => [title, duration]),
    [home.document.stamp, review.heading],
    review.remarks.slice(0, 1).map(({ title, text, question }) => [title, text, question]),
    review.remarks.slice(0, 1).map(({ answer }) => [review.after, answer]),
    [home.review, home.features, home.closing],
  ],
  services: (content) => {
    const { h1, intro, tutoring, payments, why, closing } = content.services;
    return [
      [h1, intro, tutoring.heading, payments.heading],
      [tutoring.heading, tutoring.text, tutoring.button, weeksBeside(content)],
      [payments.heading, payments.text, payments.button],
      payments.items.map(({ title, fact, text: said }) => [title, fact, said]),
      [why, closing],
    ];
  },
  tutoring: ({
    tutoring: { h1, intro, toCompare, compare, guarantee, review, courses, learning, closing },
    ...content
  }) => [
    [h1, intro, toCompare, content.courses.map(({ short, duration }) => [short, duration])],
    [
      compare.heading,
      content.courses.map(({ title, duration, level, rating, students, price }) => [
        [title, duration, level, rating, students, price],
      ]),
    ],
    [guarantee, courses.heading],
    content.courses.map(({ title, level, description, duration, students, rating, topics }) => [
      [title, level, description, courses.duration, duration, courses.students, students],
      [courses.rating, rating, topics, courses.enroll],
    ]),
    [courses.noApp, content.shared.figuresNote, review.heading, review.number],
    [review.first, review.after, review.lead, review.remarks, review.after, review.caption],
    [learning, closing],
  ],
  payments: ({ payments, site, shared }) => {
    const { h1, intro, warning, toForm, money, checks, form, information, help } = payments;
    const { title, number, lines, overprint } = checks.specimen;
    const { fees, coins, processing, cards } = information;
    return [
      [h1, intro, toForm, warning, site.coins.map(({ code }) => code), money.heading],
      money.stations.map(({ holder, title, text: said, time }) => [
        money.holders[holder],
        title,
        said,
        time,
      ]),
      [checks.heading, number, title, lines.map(({ label, value }) => [label, value]), overprint],
      [checks.items, checks.stop, refunds(payments.refundTable), form.heading, form.note],
      [form.service.label, form.amount.label, form.currency.label, form.email.label],
      [form.reference.label, shared.form.openAsEmail, form.button, information.heading],
      [fees, coins, processing, cards, help, site.email],
    ];
  },
  about: ({ about: { h1, lede, dataPage, checkable, story, values, numbers }, shared }) => [
    [h1, lede, dataPage.heading, dataPage.lines, checkable, story, values],
    [numbers.heading, shared.figuresNote, numbers.items],
  ],
};

/** The texts of a block in the pieces between what is filled in, without addresses. */
function textsOf(block: Block): string[] {
  if (typeof block === 'object') return Object.values(block).flatMap(textsOf);
  if (!block || /^[/#]/.test(block)) return [];
  return text(stripMarkup(block))
    .split(/\{\w+\}/)
    .filter(Boolean);
}

test.each(EVERY_PAGE.filter(({ name }) => BLOCKS[name]))('$address', ({ name, page, content }) => {
  const said = text(one(page, 'main'));
  let at = 0;
  for (const part of textsOf(BLOCKS[name]?.(content))) {
    const found = said.indexOf(part, at);
    expect(found, `"${part}" after "${said.slice(at - 40, at)}"`).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
});
