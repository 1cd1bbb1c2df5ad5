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
  isTokenPart: boolean;
  /** Whether the text may have several lines, like the body of an email. */
  hasLines: boolean;
  /** Where the text is shown, which limits it. */
  place: Place;
};

/** What is wrong, and the part of the text that is. */
export type TextMistake = { message: string; part?: string | undefined };

type Rule = readonly [pattern: RegExp, message: string];

const AS_WRITTEN = 'which would be shown as written';
/** Letters and emoji that need direction marks and joiners, which are invisible. */
const NEEDS_CONTROLS = String.raw`(?:\p{Emoji_Presentation}|\ufe0f|(?![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}\p{sc=Zinh}])\p{L})`;

const IN_ALL: readonly Rule[] = [
  [
    /\ufffd|[ÂÃØÙ][\u0080-\u00bf]|â€/,
    'has a lost character. Save the file as UTF-8 and type it again',
  ],
  [
    /(?![\t\n\u200c-\u200f\u061c])\p{C}|[\p{Zl}\p{Zp}]/u,
    'has an invisible character. Delete it: type the words again rather than paste them',
  ],
  [
    new RegExp(`(?<!${NEEDS_CONTROLS}[^]*)[\\u200c-\\u200f\\u061c](?![^]*${NEEDS_CONTROLS})`, 'u'),
    'has an invisible direction mark or joiner. Delete it',
  ],
  [/\t/, 'has a tab. Write a space instead'],
  [
    /(?:^|\s)#(?!\d)\S*/,
    'has a #, as a comment has. Move the comment above the key, or delete the #',
  ],
  [/(?:^|\s)(?:>[-+]?|\|[-+])(?=\s|$)/, 'has a sign of YAML: this line begins too late. Move it'],
  [/!?\[[^\]]*\](?:[([]|:\s*http)/, `has a Markdown link, ${AS_WRITTEN}. Write only the words`],
  [
    /<\/?[a-z][^<>]*>|<!--|&(?:#\w+|[a-z]+\d*);|\[\/\w+\]/i,
    `has an HTML tag or code, ${AS_WRITTEN}. Delete it`,
  ],
  [
    new RegExp(`(?:[[<%(]|\\$\\{)(?:${TOKEN_NAMES.join('|')})[\\]>%)}]`),
    'has other signs around a token than braces. Write tokens like {email}',
  ],
];

/** Signs that other programs understand, which an email may have, and what nobody writes on purpose. */
const IN_PROSE: readonly Rule[] = [
  [
    /(?<=\n\s*)\S.*/,
    'has a line break: too many spaces before this line, or an empty line above it',
  ],
  [/(\S.{28,}\S)(?=\s\1)/, 'says the same twice in a row. Delete one of the two'],
  [/^(?:[-*+•–]\s|>|\||-{3}|={3})/, `begins with a sign, ${AS_WRITTEN}. Delete it`],
  [/(?<!\w)_+\w+|~~|\*{3,}|``|\\./, `has Markdown, ${AS_WRITTEN}. Write **strong** or *slanted*`],
  [
    /^(?:“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」)$/,
    'is in quotes, which would be shown. Delete them: for YAML only straight quotes count',
  ],
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
  const [start = ''] = /\S*$/.exec(value.slice(0, position)) ?? [];
  const [end = ''] = /^\S*/.exec(value.slice(position)) ?? [];
  return start + end;
}

function wrongNames(value: string, treatment: TextTreatment): TextMistake | undefined {
  const own = [...treatment.fill, ...treatment.mayFill];
  const known: readonly string[] = treatment.isTokenPart ? own : [...TOKEN_NAMES, ...own];
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const guess = nearest(unknown, known);
    const fix = guess
      ? `Did you mean {${guess}}?`
      : 'The tokens are at the top of content/site.yaml; tokens are made from some texts, which have none';
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

/** Marks and quotes. German closes with the quote that others open with, so all are only counted. */
const IN_PAIRS = [/\*\*/g, /(?<!\*)\*(?!\*)/g, /`/g, /"/g, /[“”„]/g];
const BRACKETS = [
  [/[(（]/g, /[)）]/g],
  [/«/g, /»/g],
  [/「/g, /」/g],
] as const;

/** A mark, quote or bracket without its other half. */
function unpaired(value: string): TextMistake | undefined {
  const positions = (signs: RegExp) => [...value.matchAll(signs)].map(({ index }) => index);
  const odd = IN_PAIRS.map(positions).find(({ length }) => length % 2 === 1);
  const uneven = BRACKETS.map((pair) => pair.map(positions)).find(
    ([opened, closed]) => opened?.length !== closed?.length,
  );
  const last = (odd ?? uneven?.flat())?.at(-1);
  if (last === undefined) return undefined;
  const message = `has ${value[last]} without its other half. Add or delete one`;
  return { message, part: wordAt(value, last) };
}

/** The first mistake in a text as its file has it, without the period at its end; or undefined. */
export function textMistake(value: string, treatment: TextTreatment): TextMistake | undefined {
  const { marks, hasLines } = treatment;
  const rules = [
    ...IN_ALL,
    ...(hasLines ? [] : IN_PROSE),
    ...(hasLines || marks === 'kept' ? [] : [MARKS]),
  ];
  return brokenRule(value.trim(), rules) ?? wrongNames(value, treatment) ?? unpaired(value);
}
