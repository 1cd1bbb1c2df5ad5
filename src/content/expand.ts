import { z } from 'astro/zod';
import { addresses, type TextTreatment, treatments } from './fields.ts';
import { fill } from './fill.ts';
import { localAddress } from './languages.ts';
import { markNames, openMark, stripMarks } from './marks.ts';
import { nearest } from './nearest.ts';
import { inside } from './optional.ts';
import type { KeyPath, Problem } from './problem.ts';
import { TOKEN_NAMES, type Tokens } from './tokens.ts';

type Report = (problem: Pick<Problem, 'path' | 'message'>) => void;

/** What expansion needs; without tokens (their own file is broken) names are only checked. */
export type ExpandContext = {
  tokens: Tokens | undefined;
  coinCodes: readonly string[];
  language: string;
  report: Report;
};

/** In a token's place while its value is unknown, so that no text seems empty or too long. */
const SHORT_STAND_IN = '·';

function unknownToken(name: string, guess: string | undefined): string {
  const mend =
    guess === undefined
      ? 'The tokens are listed at the head of content/site.yaml.'
      : `Did you mean {${guess}}?`;
  return `{${name}} is not a token. ${mend}`;
}

function checkNames(value: string, fillNames: readonly string[], path: KeyPath, report: Report) {
  const allowed: readonly string[] = [...TOKEN_NAMES, ...fillNames];
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  const meant = used.map((name) => (allowed.includes(name) ? name : nearest(name, allowed)));
  used.forEach((name, position) => {
    if (allowed.includes(name)) return;
    report({ path, message: unknownToken(name, meant[position]) });
  });
  for (const name of fillNames) {
    if (meant.includes(name)) continue;
    report({ path, message: `lacks {${name}}, which is filled in later. Put it back.` });
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''))) {
    report({ path, message: 'has a brace without its other half. Write tokens like {email}.' });
  }
}

function expandText(value: string, treatment: TextTreatment, path: KeyPath, to: ExpandContext) {
  const { tokens, coinCodes, report } = to;
  checkNames(value, treatment.fill, path, report);
  const mark = openMark(value);
  if (mark !== undefined) {
    report({ path, message: `has ${mark} without the one that closes it. Add or delete one.` });
  }
  const expanded =
    tokens === undefined ? value.replace(/\{\w+\}/g, SHORT_STAND_IN) : fill(value, tokens);
  return treatment.marks === 'kept' ? markNames(expanded, coinCodes) : stripMarks(expanded);
}

/**
 * A copy of `data` with the tokens of every text expanded as its schema says.
 * What does not fit the schema is left as it is; the schema's own check reports it.
 */
export function expandTokens(
  schema: z.ZodType,
  data: unknown,
  context: ExpandContext,
  path: KeyPath = [],
): unknown {
  const treatment = treatments.get(schema);
  if (typeof data === 'string' && treatment !== undefined) {
    return expandText(data, treatment, path, context);
  }
  if (typeof data === 'string' && data.startsWith('/') && addresses.has(schema)) {
    return localAddress(data, context.language);
  }
  if (Array.isArray(data) && schema instanceof z.ZodArray) {
    const item = schema.element;
    if (!(item instanceof z.ZodType)) return data;
    return data.map((entry, position) => expandTokens(item, entry, context, [...path, position]));
  }
  if (typeof data === 'object' && data !== null && schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const field: unknown = schema.shape[key];
        return [
          key,
          field instanceof z.ZodType
            ? expandTokens(inside(field), value, context, [...path, key])
            : value,
        ];
      }),
    );
  }
  return data;
}
