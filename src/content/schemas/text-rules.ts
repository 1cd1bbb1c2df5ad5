/** The rules of texts, and what is wrong with a text that breaks one. */
import { suggestion } from '#content/problems/problem.ts';
import { TEXT_LIMITS, type TextLimit } from './text-limits.ts';

/** How a text is checked and rendered. */
export type TextRule = {
  /** Whether a text may have `**strong**`, `*em*` and backticks. If not, values of placeholders lose theirs. */
  markup: 'allowed' | 'none';
  /** Placeholders that pages fill in later; the text must contain all of them. */
  placeholders: readonly string[];
  /** Whether the text may have several lines, like the body of an email. */
  isMultiline?: true;
  /** Whether the text has no translation: it is the same in every language, or never shown. */
  isNotTranslated?: true;
  /** Sets the text apart from an equal one that needs another translation (`msgctxt`). */
  context?: string;
  /** How long the text may be. */
  limit: TextLimit;
};

const AS_WRITTEN = 'which would be shown as written';

/** Emails have no markup: whatever is in them is read as written. */
const isEmail = ({ limit }: TextRule) => limit === TEXT_LIMITS.email;

/** Patterns that a text may not have, but for those that its rule allows. */
const MISTAKES: readonly [RegExp, string, isAllowed?: (rule: TextRule) => boolean | undefined][] = [
  [
    /\ufffd|[ÂÃØÙ][\u0080-\u00bf]|â€/,
    'has a lost character. Save the file as UTF-8 and type it again.',
  ],
  // Zero-width spaces, joiners and direction marks belong to some scripts.
  [
    /(?![\n\u200b-\u200f\u061c\u2066-\u2069])\p{C}|[\p{Zl}\p{Zp}]/u,
    'has a tab or an invisible character. Delete it: type the words again rather than paste them.',
  ],
  [
    /\\[nrtu"']|''/,
    "has \\n, \\u or '' as code has them. Write the line break, the letter or one apostrophe itself.",
  ],
  [/\[[^[\]]*\]\(/, `has a Markdown link, ${AS_WRITTEN}. Write only the words.`],
  [
    /<\/?[a-z][^<>]*>|<!--|&(?:#\w+|[a-z]+);/i,
    `has an HTML tag or code, ${AS_WRITTEN}. Delete it.`,
  ],
  [
    /\n/,
    'has a line break: too many spaces before a line, or an empty line.',
    ({ isMultiline }) => isMultiline,
  ],
  [
    /~~|\*{3}|``|^#+ |^[-*+] /m,
    `has Markdown, ${AS_WRITTEN}. Write **strong** or *slanted*.`,
    isEmail,
  ],
  [
    /[*`]/,
    "has a mark, but this text can't be marked. Delete it on both sides.",
    (rule) => rule.markup === 'allowed' || isEmail(rule),
  ],
];

function placeholderMistake(value: string, { placeholders }: TextRule, names: readonly string[]) {
  const allowed = [...names, ...placeholders];
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    const written = allowed.map((name) => `{${name}}`);
    return `{${unknown}} is not a placeholder here. ${suggestion(`{${unknown}}`, written)}`;
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''))) {
    return 'has a brace without its other half. Write placeholders like {email}.';
  }
  const missing = placeholders.find((name) => !used.includes(name));
  return missing && `lacks {${missing}}, which is filled in later. Put it back.`;
}

/** A delimiter of markup without its other half. */
function unpairedDelimiter(value: string, rule: TextRule): string | undefined {
  if (isEmail(rule)) return undefined;
  const odd = [/\*\*/g, /(?<!\*)\*(?!\*)/g, /`/g]
    .map((delimiter) => value.match(delimiter) ?? [])
    .find(({ length }) => length % 2 === 1);
  return odd && `has ${odd[0]} without its other half. Add or delete one.`;
}

/**
 * The first mistake in a text as its file has it; or undefined.
 *
 * @param names the placeholders that any text may use, such as `brand`
 */
export function textMistake(value: string, rule: TextRule, names: readonly string[]) {
  const broken = MISTAKES.find(
    ([pattern, , isAllowed]) => pattern.test(value.trim()) && !isAllowed?.(rule),
  );
  return broken?.[1] ?? placeholderMistake(value, rule, names) ?? unpairedDelimiter(value, rule);
}
