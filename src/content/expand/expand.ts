import type { z } from 'astro/zod';
import { localAddress } from '#content/languages.ts';
import { nearest } from '#content/read/nearest.ts';
import type { Finding, KeyPath } from '#content/read/problem.ts';
import { addresses } from '#content/schemas/fields/addresses.ts';
import { pluralCategories, plurals } from '#content/schemas/fields/plural.ts';
import { type TextTreatment, treatments } from '#content/schemas/fields/text.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { fill } from './fill.ts';
import { foreignCoin } from './foreign-coins.ts';
import { keptTogether } from './kept-together.ts';
import { unsupported } from './markdown.ts';
import { markNames, stripMarks, unclosedMark } from './marks.ts';
import { curlyQuotes } from './quotes.ts';
import { TOKEN_NAMES, type Tokens } from './tokens.ts';

type Report = (problem: Finding) => void;

/** The context of expansion. `tokens` is undefined while the files they come from have mistakes. */
export type ExpandContext = {
  tokens: Tokens | undefined;
  /** Empty while content/site.yaml has mistakes. */
  coins: readonly { code: string; name: string }[];
  language: string;
  /** What the addresses of the language begin with: languageRoot(). */
  root: string;
  report: Report;
};

/** Replaces a token whose value is unknown, so that no text is reported as empty or too long. */
const UNKNOWN_TOKEN_TEXT = '·';

function unknownToken(name: string, guess: string | undefined): string {
  const fix =
    guess === undefined
      ? 'The tokens are listed at the top of content/site.yaml.'
      : `Did you mean {${guess}}?`;
  return `{${name}} is not a token. ${fix}`;
}

function circle(name: string): string {
  return `{${name}} can't be used here: tokens are made from this text. Write the words instead.`;
}

/** What would not be shown as it is meant. */
function checkWriting(value: string, { hasLines, marks }: TextTreatment): string[] {
  const markdown = unsupported(value, hasLines);
  if (markdown !== undefined) return [markdown];
  if (!hasLines && value.trim().includes('\n')) {
    return [
      'has an empty line, which would be lost. Delete it, or write an entry for each paragraph.',
    ];
  }
  const [mark] = /\*\*?(?=\S[^*]*\S?\*)|`(?=[^`]+`)/.exec(value) ?? [];
  if (marks === 'kept' || hasLines || mark === undefined) return [];
  return [`has ${mark}, but this text can't be marked. Delete it on both sides.`];
}

function checkNames(value: string, treatment: TextTreatment, path: KeyPath, report: Report) {
  const own = [...treatment.fill, ...treatment.mayFill];
  const allowed: readonly string[] = treatment.isTokenPart ? own : [...TOKEN_NAMES, ...own];
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  const meant = used.map((name) => (allowed.includes(name) ? name : nearest(name, allowed)));
  used.forEach((name, position) => {
    if (allowed.includes(name)) return;
    const isToken = TOKEN_NAMES.some((token) => token === name);
    const message = isToken ? circle(name) : unknownToken(name, meant[position]);
    report({ path, message });
  });
  for (const name of treatment.fill) {
    if (meant.includes(name)) continue;
    report({ path, message: `lacks {${name}}, which is filled in later. Put it back.` });
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''))) {
    report({ path, message: 'has a brace without its other half. Write tokens like {email}.' });
  }
}

function expandText(value: string, treatment: TextTreatment, path: KeyPath, to: ExpandContext) {
  const { tokens, coins, report } = to;
  checkNames(value, treatment, path, report);
  for (const message of checkWriting(value, treatment)) report({ path, message });
  const mark = unclosedMark(value);
  if (mark !== undefined) {
    report({ path, message: `has ${mark} without the one that closes it. Add or delete one.` });
  }
  const expanded =
    tokens === undefined ? value.replace(/\{\w+\}/g, UNKNOWN_TOKEN_TEXT) : fill(value, tokens);
  const coin = coins.length > 0 ? foreignCoin(expanded, coins) : undefined;
  if (coin !== undefined && !OWN_COINS.includes(path[0])) {
    report({ path, message: notAccepted(coin) });
  }
  const text = expanded.trim();
  if (treatment.marks === 'stripped') return stripMarks(text);
  // Titles, buttons and notices stay exactly as written. Other languages have their own quotes.
  const prose = to.language === 'en' ? curlyQuotes(text) : text;
  const codes = coins.map(({ code }) => code);
  return keptTogether(markNames(prose, codes));
}

/** The keys of content/site.yaml that say which coins are accepted. */
const OWN_COINS: readonly unknown[] = ['coins', 'defaultCoin'];

function notAccepted(coin: string): string {
  return `names ${coin}, which is not among "coins" in content/site.yaml. Delete it here, or add it there.`;
}

/** Reports plural forms that the language needs or never uses; the schema requires `other`. */
function checkForms(forms: object, path: KeyPath, { language, report }: ExpandContext) {
  const categories = pluralCategories(language);
  const missing = categories.filter((category) => category !== 'other' && !(category in forms));
  const unused = Object.keys(forms).filter((category) => !categories.includes(category));
  for (const category of missing) {
    const message = `is missing. Add "${category}:" beside "other:".`;
    report({ path: [...path, category], message });
  }
  for (const category of unused) {
    const message = `No number in "${language}" has this form. Delete it.`;
    report({ path: [...path, category], message });
  }
}

/**
 * Returns a copy of `data` with the tokens of every text expanded as its schema says. Data that
 * does not fit the schema is copied; the schema's own check reports it.
 */
export function expandTokens(schema: z.ZodType, data: unknown, context: ExpandContext): unknown {
  return mapBySchema(schema, data, (place) => {
    const { value, path } = place;
    const treatment = treatments.get(place.schema);
    if (plurals.has(place.schema) && typeof value === 'object' && value !== null) {
      checkForms(value, path, context);
    }
    if (typeof value !== 'string') return value;
    if (treatment !== undefined) return expandText(value, treatment, path, context);
    return value.startsWith('/') && addresses.has(place.schema)
      ? localAddress(value, context.root)
      : value;
  });
}
