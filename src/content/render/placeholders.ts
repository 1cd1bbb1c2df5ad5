import type { SourceContent } from '#content/schemas/files.ts';
import { directionOf, rulesOf } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { figureFormats } from './figures.ts';
import { spaceFromLatin } from './typography.ts';

const inBackticks = (name: string) => `\`${name}\``;

function joinList(items: readonly string[], language: string): string {
  const { noCommaBefore, isSpacedFromLatin } = rulesOf(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  const text = noCommaBefore ? list.replace(new RegExp(`[,،](?= ${noCommaBefore} )`), '') : list;
  const inOrder = isolateCommasInRtl(text, language);
  return isSpacedFromLatin ? spaceFromLatin(inOrder) : inOrder;
}

/** What stands between the first names of a list. */
export function commaIn(language: string): string {
  const [, comma] = new Intl.ListFormat(language).formatToParts(['1', '2', '3']);
  return isolateCommasInRtl(comma?.value ?? ', ', language);
}

/** A bare comma would join two Latin codes in one run, read from left to right. */
function isolateCommasInRtl(list: string, language: string): string {
  return directionOf(language) ? list.replaceAll('،', '،\u200f') : list;
}

/** The lowest and the highest price, "$349-599", where visitors see prices. */
export function priceRange({ courses, site }: SourceContent, language: string) {
  if (!site.showPrices) return undefined;
  const prices = courses.courses.map(({ price }) => price.value);
  return figureFormats(language).dollars(Math.max(...prices), Math.min(...prices));
}

/** How many coins {firstCoins} names. */
const FIRST_COINS = 3;

/** The text of each placeholder that any text may use. Names that browsers must not translate are in backticks. */
export function makePlaceholders(data: SourceContent, language: string) {
  const { site, courses } = data;
  const { supportHours, confirmMinutes, replyHours, guaranteeDays } = site.promises;
  const { students, tutors, paymentsProcessed, satisfaction } = site.claims;
  const figures = figureFormats(language);
  const weeks = courses.courses.map((course) => course.weeks);
  const courseCount = courses.courses.length;
  const codes = site.coins.map(({ code }) => code);
  const coinNames = site.coins.map(({ name, code }) =>
    fill(rulesOf(language).coin, { name, code: inBackticks(code) }),
  );
  return {
    brand: inBackticks(site.brand),
    email: inBackticks(site.email),
    siteUrl: inBackticks(site.url),
    supportHours: supportHours.value,
    confirmTime: figures.countUnits('minute', confirmMinutes.to, confirmMinutes.from),
    replyTime: figures.countUnits('hour', replyHours.value),
    guarantee: figures.guarantee(guaranteeDays.value),
    guaranteeDays: figures.countUnits('day', guaranteeDays.value),
    students: figures.atLeast(students.value),
    tutors: figures.atLeast(tutors.value),
    paymentsProcessed: figures.dollarsAtLeast(paymentsProcessed.value),
    satisfaction: figures.percent(satisfaction.value),
    coins: joinList(coinNames, language),
    // One name, not one for each code: more elements would shift when the heading font loads.
    coinCodes: inBackticks(joinList(codes, language)),
    firstCoins: codes.slice(0, FIRST_COINS).map(inBackticks).join(commaIn(language)),
    moreCoins: codes.length > FIRST_COINS ? String(codes.length - FIRST_COINS) : '',
    exampleCoin: inBackticks(site.defaultCoin),
    languageCount: String(site.languages.length),
    courseCount: rulesOf(language).countWords?.split(' ')[courseCount - 1] ?? String(courseCount),
    // In one piece: a line may not end at a hyphen.
    priceRange: priceRange(data, language)?.replace(/[-–]/g, '$&\u2060') ?? '',
    weekRange: figures.countUnits('week', Math.max(...weeks), Math.min(...weeks)),
  };
}
