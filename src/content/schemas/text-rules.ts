/** What a text must have and must not have. */
import { nearest } from '#content/problems/nearest.ts';
import type { Place } from './places.ts';

/** The facts that texts name by token, such as `{brand}`. */
export const TOKEN_NAMES = [
  'brand',
  'email',
  'siteUrl',
  'supportHours',
  'confirmTime',
  'replyTime',
  'guarantee',
  'guaranteeDays',
  'students',
  'tutors',
  'paymentsProcessed',
  'satisfaction',
  'coins',
  'coinCodes',
  'weekRange',
] as const;

/** How a text is processed. */
export type TextTreatment = {
  /** Whether `**strong**`, `*em*` and backticks are kept for the page or removed. */
  marks: 'kept' | 'stripped';
  /** Names in braces that are filled in later; the text must contain all of them. */
  fill: readonly string[];
  /** Names in braces that are filled in later if the text contains them. */
  mayFill: readonly string[];
  /** Whether tokens are made from the text. It can't name tokens: that would be circular. */
  isTokenPart?: true;
  /** Whether the text may have several lines, like the body of an email. */
  hasLines?: true;
  /** Whether the text is the same in every language, or never shown. */
  isOwn?: true;
  /** Tells it from the same text elsewhere that some language says in another way. */
  context?: string;
  /** Whether a translation may leave out tokens of the text. */
  mayLoseTokens?: true;
  /** Where the text is shown, which limits it. */
  place: Place;
};

/** What is wrong, and the part of the text that is. */
export type TextMistake = { message: string; part?: string | undefined };

type Rule = readonly [pattern: RegExp, message: string];

const AS_WRITTEN = 'which would be shown as written';

const IN_ALL: readonly Rule[] = [
  [
    /\ufffd|[ÂÃØÙ][\u0080-\u00bf]|â€/,
    'has a lost character. Save the file as UTF-8 and type it again',
  ],
  // Joiners and direction marks belong to some scripts.
  [
    /(?![\n\u200c-\u200f\u061c\u2066-\u2069])\p{C}|[\p{Zl}\p{Zp}]/u,
    'has a tab or an invisible character. Delete it: type the words again rather than paste them',
  ],
  [/\[[^[\]]*\]\(/, `has a Markdown link, ${AS_WRITTEN}. Write only the words`],
  [/<\/?[a-z][^<>]*>|<!--|&(?:#\w+|[a-z]+);/i, `has an HTML tag or code, ${AS_WRITTEN}. Delete it`],
];

/** An email may have these. */
const IN_PROSE: readonly Rule[] = [
  [/\S(?<=\n *\S).*/, 'has a line break: too many spaces before a line, or an empty line'],
  [/~~|\*{3}|``|^#+ |^[-*+] /, `has Markdown, ${AS_WRITTEN}. Write **strong** or *slanted*`],
];

const MARKS: Rule = [/\*+|`/, "has a mark, but this text can't be marked. Delete it on both sides"];

function brokenRule(value: string, rules: readonly Rule[]): TextMistake | undefined {
  for (const [pattern, message] of rules) {
    const [part] = pattern.exec(value) ?? [];
    if (part !== undefined) return { message, part };
  }
  return undefined;
}

function wordAt(value: string, position: number): string {
  const before = value.slice(0, position).split(/\s/).at(-1) ?? '';
  const after = value.slice(position).split(/\s/, 1)[0] ?? '';
  return before + after;
}

function wrongNames(value: string, treatment: TextTreatment): TextMistake | undefined {
  const own = [...treatment.fill, ...treatment.mayFill];
  const known: readonly string[] = treatment.isTokenPart ? own : [...TOKEN_NAMES, ...own];
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const guess = nearest(unknown, known);
    const fix = guess ? `Did you mean {${guess}}?` : `Write one of {${known.join('}, {')}}`;
    return { message: `{${unknown}} is not a token here. ${fix}`, part: `{${unknown}}` };
  }
  const brace = value.replace(/\{[^{}]*\}/g, (name) => '·'.repeat(name.length)).search(/[{}]/);
  if (brace !== -1) {
    const message = 'has a brace without its other half. Write tokens like {email}';
    return { message, part: wordAt(value, brace) };
  }
  const lost = treatment.fill.find((name) => !used.includes(name));
  const message = `lacks {${lost}}, which is filled in later. Put it back`;
  return lost === undefined ? undefined : { message };
}

/** A mark without its other half. */
function unpairedMark(value: string): TextMistake | undefined {
  for (const mark of [/\*\*/g, /(?<!\*)\*(?!\*)/g, /`/g]) {
    const positions = [...value.matchAll(mark)];
    const last = positions.at(-1);
    if (last === undefined || positions.length % 2 === 0) continue;
    const message = `has ${last[0]} without its other half. Add or delete one`;
    return { message, part: wordAt(value, last.index) };
  }
  return undefined;
}

/** The first mistake in a text as its file has it, without the period at its end; or undefined. */
export function textMistake(value: string, treatment: TextTreatment): TextMistake | undefined {
  const { marks, hasLines } = treatment;
  const rules = [
    ...IN_ALL,
    ...(hasLines ? [] : IN_PROSE),
    ...(hasLines || marks === 'kept' ? [] : [MARKS]),
  ];
  const mistake = brokenRule(value.trim(), rules) ?? wrongNames(value, treatment);
  return mistake ?? (hasLines ? undefined : unpairedMark(value));
}
