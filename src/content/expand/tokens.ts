import type { ContentData } from '#content/schemas/files.ts';
import type { TOKEN_NAMES } from '#content/schemas/text-rules.ts';
import { directionOf, rulesOf } from '#languages.ts';
import { fill } from '#text/fill.ts';
import { figuresIn } from './figures.ts';
import { spaceFromLatin } from './typography.ts';

/** The text of each token. Names that must not be translated are in backticks. */
export type Tokens = Readonly<Record<(typeof TOKEN_NAMES)[number], string>>;

const keepName = (name: string) => `\`${name}\``;

function joinList(items: readonly string[], language: string): string {
  const { noCommaBefore, isSpacedFromLatin } = rulesOf(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  const text = noCommaBefore ? list.replace(new RegExp(`[,،](?= ${noCommaBefore} )`), '') : list;
  // Latin codes keep the order of the list where the text around them is written the other way.
  const inOrder = directionOf(language) ? text.replaceAll('،', '،\u200f') : text;
  return isSpacedFromLatin ? spaceFromLatin(inOrder) : inOrder;
}

export function makeTokens({ site, courses }: ContentData, language: string): Tokens {
  const { supportHours, confirmMinutes, replyHours, guaranteeDays } = site.promises;
  const { students, tutors, paymentsProcessed, satisfaction } = site.claims;
  const figures = figuresIn(language);
  const weeks = courses.courses.map((course) => course.weeks);
  const codes = site.coins.map(({ code }) => code);
  const named = site.coins.map(({ name, code }) =>
    fill(rulesOf(language).coin, { name, code: keepName(code) }),
  );
  return {
    brand: keepName(site.brand),
    email: keepName(site.email),
    siteUrl: keepName(site.url),
    supportHours: supportHours.value,
    confirmTime: figures.countUnits('minute', confirmMinutes.to, confirmMinutes.from),
    replyTime: figures.countUnits('hour', replyHours.value),
    guarantee: figures.guarantee(guaranteeDays.value),
    guaranteeDays: figures.countUnits('day', guaranteeDays.value),
    students: figures.atLeast(students.value),
    tutors: figures.atLeast(tutors.value),
    paymentsProcessed: figures.dollarsAtLeast(paymentsProcessed.value),
    satisfaction: figures.percent(satisfaction.value),
    coins: joinList(named, language),
    // One name: a span for each code would move when the heading font arrives.
    coinCodes: keepName(joinList(codes, language)),
    weekRange: figures.countUnits('week', Math.max(...weeks), Math.min(...weeks)),
  };
}
