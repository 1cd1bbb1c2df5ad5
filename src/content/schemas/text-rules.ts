/** What a text must have and must not have. */
import { nearest } from '#content/problems/problem.ts';
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
  /** Whether tokens are made from the text. It can't name tokens: that would be circular. */
  isTokenPart?: true;
  /** Whether the text may have several lines, like the body of an email. */
  hasLines?: true;
  /** Whether the text is the same in every language, or never shown. */
  isOwn?: true;
  /** Tells it from the same text elsewhere that some language says in another way. */
  context?: string;
  /** Where the text is shown, which limits it. */
  place: Place;
};

const AS_WRITTEN = 'which would be shown as written';

/** Patterns that no text may have. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [
    /\ufffd|[ÂÃØÙ][\u0080-\u00bf]|â€/,
    'has a lost character. Save the file as UTF-8 and type it again',
  ],
  // Places to break, joiners and direction marks belong to some scripts.
  [
    /(?![\n\u200b-\u200f\u061c\u2066-\u2069])\p{C}|[\p{Zl}\p{Zp}]/u,
    'has a tab or an invisible character. Delete it: type the words again rather than paste them',
  ],
  [/\[[^[\]]*\]\(/, `has a Markdown link, ${AS_WRITTEN}. Write only the words`],
  [/<\/?[a-z][^<>]*>|<!--|&(?:#\w+|[a-z]+);/i, `has an HTML tag or code, ${AS_WRITTEN}. Delete it`],
];

/** An email may have these. */
const PROSE_MISTAKES: typeof MISTAKES = [
  [/\n/, 'has a line break: too many spaces before a line, or an empty line'],
  [/~~|\*{3}|``|^#+ |^[-*+] /, `has Markdown, ${AS_WRITTEN}. Write **strong** or *slanted*`],
];

const MARK: (typeof MISTAKES)[number] = [
  /[*`]/,
  "has a mark, but this text can't be marked. Delete it on both sides",
];

function wrongNames(value: string, treatment: TextTreatment): string | undefined {
  const { fill, isTokenPart } = treatment;
  const known: readonly string[] = isTokenPart ? fill : [...TOKEN_NAMES, ...fill];
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const guess = nearest(unknown, known);
    const fix = guess ? `Did you mean {${guess}}?` : `Write one of {${known.join('}, {')}}`;
    return `{${unknown}} is not a token here. ${fix}`;
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''))) {
    return 'has a brace without its other half. Write tokens like {email}';
  }
  const lost = fill.find((name) => !used.includes(name));
  return lost && `lacks {${lost}}, which is filled in later. Put it back`;
}

/** A mark without its other half. */
function unpairedMark(value: string): string | undefined {
  const odd = [/\*\*/g, /(?<!\*)\*(?!\*)/g, /`/g]
    .map((mark) => value.match(mark) ?? [])
    .find(({ length }) => length % 2 === 1);
  return odd && `has ${odd[0]} without its other half. Add or delete one`;
}

/** The first mistake in a text as its file has it, without the period at its end; or undefined. */
export function textMistake(value: string, treatment: TextTreatment): string | undefined {
  const { marks, hasLines } = treatment;
  const patterns = [
    ...MISTAKES,
    ...(hasLines ? [] : PROSE_MISTAKES),
    ...(hasLines || marks === 'kept' ? [] : [MARK]),
  ];
  const [, broken] = patterns.find(([pattern]) => pattern.test(value.trim())) ?? [];
  return broken ?? wrongNames(value, treatment) ?? (hasLines ? undefined : unpairedMark(value));
}
