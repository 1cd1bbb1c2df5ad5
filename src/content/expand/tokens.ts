import { listLocale } from '#content/languages.ts';
import type { PluralForms } from '#content/schemas/fields/plural.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { Site } from '#content/schemas/site.ts';
import { fill } from './fill.ts';
import { counted, countedRange, displayedForm, pluralForm } from './plural-form.ts';

/** The facts that texts name by token, such as `{brand}`. One with a capital begins a sentence. */
export const TOKEN_NAMES = [
  'brand',
  'tagline',
  'email',
  'siteUrl',
  'supportHours',
  'confirmTime',
  'confirmRange',
  'replyTime',
  'guarantee',
  'guaranteeDays',
  'students',
  'studentNoun',
  'tutors',
  'tutorNoun',
  'TutorTeam',
  'paymentsProcessed',
  'satisfaction',
  'coinCodes',
  'coinCodesOr',
  'firstCoins',
  'coinList',
  'coinListAnd',
  'CourseCount',
  'courses',
  'Courses',
  'theCourses',
  'TheCourses',
  'CoursesCover',
  'courseNames',
  'SoftwareCourses',
  'PickOne',
  'weekRange',
  'areas',
  'Areas',
  'softwareTopics',
  'Services',
  'Reasons',
  'checks',
  'Checks',
] as const;

type TokenName = (typeof TOKEN_NAMES)[number];
export type Tokens = Readonly<Record<TokenName, string>>;
type Phrases = SharedWords['phrases'];

/** The files that the tokens are made from. */
type TokenSources = {
  site: Site;
  phrases: Phrases;
  language: string;
  courses: readonly { title: string; weeks: number }[];
  /** Lengths of the lists whose number is written as a word. */
  counts: { areas: number; services: number; reasons: number; checks: number };
};

/** Backticks mark a name that must not be translated. */
function name(value: string): string {
  return `\`${value}\``;
}

/** Chinese is written with a space between its characters and Latin letters; Intl's lists have none. */
const CHINESE_BESIDE_LATIN = /(?<=\p{sc=Han})(?=`?[a-z])|(?<=[a-z]`?)(?=\p{sc=Han})/giu;

function joined(items: readonly string[], type: Intl.ListFormatType, language: string): string {
  const list = new Intl.ListFormat(listLocale(language), { type }).format(items);
  return list.replaceAll(CHINESE_BESIDE_LATIN, ' ');
}

/** As many coins as a title has room for. */
const FIRST_COINS = 3;

function coinTokens({ site: { coins }, phrases, language }: TokenSources) {
  const codes = coins.map(({ code }) => name(code));
  const coinNames = coins.map((coin) =>
    fill(phrases.coin, { name: coin.name, code: name(coin.code) }),
  );
  return {
    // One name: a span per code would move when the font arrives.
    coinCodes: name(coins.map(({ code }) => code).join(' ')),
    coinCodesOr: joined(codes, 'disjunction', language),
    firstCoins: codes.slice(0, FIRST_COINS).join(', '),
    coinList: joined(coinNames, 'disjunction', language),
    coinListAnd: joined(coinNames, 'conjunction', language),
  };
}

function lengthTokens({ courses, phrases, language }: TokenSources) {
  const weeks = courses.length === 0 ? [0] : courses.map((course) => course.weeks);
  const ends = [Math.min(...weeks), Math.max(...weeks)] as const;
  const names = courses.map(({ title }) => title);
  return {
    weekRange: countedRange(phrases.weeks, phrases.range, ends, language),
    courseNames: joined(names, 'conjunction', language),
  };
}

function promiseTokens({ site: { promises }, phrases, language }: TokenSources) {
  const { supportHours, confirmMinutes, replyHours, guaranteeDays } = promises;
  const ends = [confirmMinutes.from, confirmMinutes.to] as const;
  return {
    supportHours: supportHours.value,
    confirmTime: countedRange(phrases.minutes, phrases.shortRange, ends, language),
    confirmRange: countedRange(phrases.minutes, phrases.range, ends, language),
    replyTime: counted(phrases.replyTime, replyHours.value, language),
    guarantee: fill(phrases.guarantee, { count: String(guaranteeDays.value) }),
    guaranteeDays: counted(phrases.guaranteeDays, guaranteeDays.value, language),
  };
}

function claimTokens({ site: { claims }, phrases, language }: TokenSources) {
  const students = claims.students.value;
  const tutors = claims.tutors.value;
  return {
    students,
    studentNoun: displayedForm(phrases.studentNoun, students, language),
    tutors,
    tutorNoun: displayedForm(phrases.tutorNoun, tutors, language),
    TutorTeam: fill(displayedForm(phrases.tutorTeam, tutors, language), { count: tutors }),
    paymentsProcessed: claims.paymentsProcessed.value,
    satisfaction: claims.satisfaction.value,
  };
}

/** Counts as words: "six courses", and "Six courses" where a sentence begins. */
function countTokens({ courses, counts, phrases, language }: TokenSources) {
  const numberWord = (count: number, words: readonly string[]) => words[count - 1] ?? String(count);
  const inside = (forms: PluralForms, count: number) =>
    fill(pluralForm(forms, count, language), { count: numberWord(count, phrases.numbers) });
  const atStart = (forms: PluralForms, count: number) =>
    fill(pluralForm(forms, count, language), { count: numberWord(count, phrases.capitalNumbers) });
  const { length } = courses;
  return {
    CourseCount: numberWord(length, phrases.capitalNumbers),
    courses: inside(phrases.courses, length),
    Courses: atStart(phrases.courses, length),
    theCourses: inside(phrases.theCourses, length),
    TheCourses: inside(phrases.theCoursesCapital, length),
    CoursesCover: atStart(phrases.coursesCover, length),
    SoftwareCourses: atStart(phrases.softwareCourses, length),
    PickOne: inside(phrases.pickOne, length),
    areas: inside(phrases.areas, counts.areas),
    Areas: atStart(phrases.areas, counts.areas),
    softwareTopics: inside(phrases.softwareTopics, counts.areas),
    Services: atStart(phrases.services, counts.services),
    Reasons: inside(phrases.reasons, counts.reasons),
    checks: inside(phrases.checks, counts.checks),
    Checks: atStart(phrases.checks, counts.checks),
  };
}

/** The text of every token. Names that must not be translated are in backticks. */
export function makeTokens(sources: TokenSources): Tokens {
  const { site } = sources;
  return {
    brand: name(site.brand),
    tagline: site.tagline,
    email: name(site.email),
    siteUrl: name(site.url),
    ...promiseTokens(sources),
    ...claimTokens(sources),
    ...coinTokens(sources),
    ...lengthTokens(sources),
    ...countTokens(sources),
  };
}
