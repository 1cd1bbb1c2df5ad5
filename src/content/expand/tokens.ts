import { listLocale } from '#content/languages.ts';
import type { ContentData } from '#content/schemas/files.ts';
import type { Coin } from '#content/schemas/site.ts';
import type { TOKEN_NAMES } from '#content/schemas/text-rules.ts';
import { fill } from '#text/fill.ts';
import { counted, figuresIn } from './figures.ts';

/** The text of each token. Names that must not be translated are in backticks. */
export type Tokens = Readonly<Record<(typeof TOKEN_NAMES)[number], string>>;

const untranslated = (name: string) => `\`${name}\``;

/** Chinese is written with a space between its characters and Latin letters; Intl's lists have none. */
const CHINESE_BESIDE_LATIN = /(?<=\p{sc=Han})(?=[a-z])|(?<=[a-z])(?=\p{sc=Han})/giu;

/** Hindi and Urdu put no comma before "and". */
const SERIAL_COMMA = /[,،](?= (?:और|اور) )/g;

function joined(items: readonly string[], language: string): string {
  const list = new Intl.ListFormat(listLocale(language), { type: 'conjunction' }).format(items);
  return list.replaceAll(CHINESE_BESIDE_LATIN, ' ').replaceAll(SERIAL_COMMA, '');
}

/** The coins with their names in the language. */
export function coinsIn({ site, shared }: Pick<ContentData, 'site' | 'shared'>): Coin[] {
  const own = shared.phrases.coins ?? [];
  return site.coins.map((coin) => own.find(({ code }) => code === coin.code) ?? coin);
}

export function makeTokens(data: ContentData, language: string): Tokens {
  const { site, shared, courses } = data;
  const { phrases } = shared;
  const { confirmMinutes, replyHours, guaranteeDays } = site.promises;
  const { students, tutors, paymentsProcessed, satisfaction } = site.claims;
  const figures = figuresIn(language, phrases);
  const weeks = courses.courses.map((course) => course.weeks);
  const codes = site.coins.map(({ code }) => code);
  const named = coinsIn(data).map(({ name, code }) =>
    fill(phrases.coin, { name, code: untranslated(code) }),
  );
  return {
    brand: untranslated(site.brand),
    email: untranslated(site.email),
    siteUrl: untranslated(site.url),
    supportHours: phrases.supportHours,
    confirmTime: figures.range(phrases.minutes, confirmMinutes.from, confirmMinutes.to),
    replyTime: counted(phrases.replyTime, replyHours.value, language),
    guarantee: fill(phrases.guarantee, { count: String(guaranteeDays.value) }),
    guaranteeDays: counted(phrases.guaranteeDays, guaranteeDays.value, language),
    students: figures.atLeast(students.value),
    tutors: figures.atLeast(tutors.value),
    paymentsProcessed: figures.dollarsAtLeast(paymentsProcessed.value),
    satisfaction: figures.percent(satisfaction.value),
    coins: joined(named, language),
    // One name: a span for each code would move when the heading font arrives.
    coinCodes: untranslated(joined(codes, language)),
    weekRange: figures.range(phrases.weeks, Math.min(...weeks), Math.max(...weeks)),
  };
}
