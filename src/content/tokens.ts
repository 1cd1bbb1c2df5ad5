import { fill } from './fill.ts';
import type { SharedWords, Site } from './schema.ts';

/** The facts that texts name by a token, `{brand}` and the others. */
export const TOKEN_NAMES = [
  'brand',
  'tagline',
  'email',
  'siteUrl',
  'supportHours',
  'confirmTime',
  'confirmFrom',
  'confirmTo',
  'replyTime',
  'guarantee',
  'guaranteeDays',
  'students',
  'tutors',
  'paymentsProcessed',
  'satisfaction',
  'coinCodes',
  'coinCodesOr',
  'coinList',
  'coinListAnd',
  'courseCount',
  'courseCountLower',
  'shortest',
  'longest',
  'courseLengths',
  'areaCount',
  'areaCountLower',
  'serviceCount',
  'serviceCountLower',
  'reasonCountLower',
  'checkCountLower',
] as const;

export type TokenName = (typeof TOKEN_NAMES)[number];
export type Tokens = Readonly<Record<TokenName, string>>;
export type Phrases = SharedWords['phrases'];

/** What the tokens are made from. */
export type TokenSources = {
  site: Site;
  phrases: Phrases;
  courses: readonly { shortTitle: string; weeks: number }[];
  /** Lengths of the lists that are counted in words. */
  counts: { areas: number; services: number; reasons: number; checks: number };
};

/** Keeps a name from being translated: the page marks what stands between backticks. */
function name(value: string): string {
  return `\`${value}\``;
}

function joinList(items: readonly string[], comma: string, last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(comma)}${last}${items.at(-1) ?? ''}`;
}

function numberWord(value: number, { numbers }: Phrases): string {
  return numbers[value - 1] ?? String(value);
}

function coinTokens({ coins }: Site, phrases: Phrases) {
  const codes = coins.map(({ code }) => name(code));
  const coinNames = coins.map((coin) =>
    fill(phrases.coin, { name: coin.name, code: name(coin.code) }),
  );
  const { listComma, listOr, listAnd } = phrases;
  return {
    coinCodes: codes.join(' '),
    coinCodesOr: joinList(codes, listComma, listOr),
    coinList: joinList(coinNames, listComma, listOr),
    coinListAnd: joinList(coinNames, listComma, listAnd),
  };
}

function courseTokens(courses: TokenSources['courses'], phrases: Phrases) {
  const byLength = courses.toSorted((one, other) => one.weeks - other.weeks);
  const lengths = byLength.map(({ shortTitle, weeks }, position) =>
    fill(position === 0 ? phrases.lengthFirst : phrases.lengthNext, {
      shortTitle,
      weeks: String(weeks),
    }),
  );
  return {
    courseCount: numberWord(courses.length, phrases),
    courseCountLower: numberWord(courses.length, phrases).toLowerCase(),
    shortest: String(byLength.at(0)?.weeks ?? 0),
    longest: String(byLength.at(-1)?.weeks ?? 0),
    courseLengths: lengths.join(phrases.listComma),
  };
}

function promiseTokens({ promises }: Site, phrases: Phrases) {
  const { supportHours, confirmMinutes, replyHours, guaranteeDays } = promises;
  const from = String(confirmMinutes.from);
  const to = String(confirmMinutes.to);
  const days = String(guaranteeDays.value);
  return {
    supportHours: supportHours.value,
    confirmTime: fill(phrases.confirmTime, { from, to }),
    confirmFrom: from,
    confirmTo: to,
    replyTime: fill(phrases.replyTime, { hours: String(replyHours.value) }),
    guarantee: fill(phrases.guarantee, { days }),
    guaranteeDays: fill(phrases.guaranteeDays, { days }),
  };
}

/** The text of every token; names that must not be translated stand between backticks. */
export function makeTokens({ site, phrases, courses, counts }: TokenSources): Tokens {
  return {
    brand: name(site.brand),
    tagline: site.tagline,
    email: name(site.email),
    siteUrl: name(site.url),
    ...promiseTokens(site, phrases),
    students: site.claims.students.value,
    tutors: site.claims.tutors.value,
    paymentsProcessed: site.claims.paymentsProcessed.value,
    satisfaction: site.claims.satisfaction.value,
    ...coinTokens(site, phrases),
    ...courseTokens(courses, phrases),
    areaCount: numberWord(counts.areas, phrases),
    areaCountLower: numberWord(counts.areas, phrases).toLowerCase(),
    serviceCount: numberWord(counts.services, phrases),
    serviceCountLower: numberWord(counts.services, phrases).toLowerCase(),
    reasonCountLower: numberWord(counts.reasons, phrases).toLowerCase(),
    checkCountLower: numberWord(counts.checks, phrases).toLowerCase(),
  };
}
