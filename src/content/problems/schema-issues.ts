/** What zod finds in a file, in the owner's words. */
import { z } from 'astro/zod';
import { fieldAt } from '#content/schemas/visit.ts';
import { nearest } from './nearest.ts';
import type { Finding, KeyPath } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The schema of the value at `path`; undefined if there is none. */
function schemaAt(schema: z.ZodType, path: KeyPath): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (found, key) => found && fieldAt(found, key)?.schema,
    schema,
  );
}

function unknownKey(schema: z.ZodType | undefined, key: string): string {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const guess = nearest(key, known);
  const fix = guess ? `Did you mean "${guess}"?` : `The keys here are ${known.join(', ')}.`;
  return `"${key}" is not a key here. ${fix}`;
}

function messageOf(issue: Issue, value: unknown, schema: z.ZodType | undefined): string {
  if (value === undefined) {
    return `is missing. Add "${String(issue.path.at(-1))}:" (${schema?.description ?? ''}).`;
  }
  if (value === null) return 'is empty. Fill it in.';
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  if (expected === 'array') return 'needs a list: lines below it that begin with a hyphen.';
  if (expected === 'object') return 'needs keys below it, each on a line of its own.';
  if (expected === 'string') {
    return typeof value === 'object'
      ? 'needs one text here. If the text begins with { or [, put it in double quotes.'
      : `${value} is read as a ${typeof value}. Put it in quotes.`;
  }
  // Schemas leave the period to us: editors that read schemas/ add their own.
  return /[.?]$/.test(issue.message) ? issue.message : `${issue.message}.`;
}

/** The mistakes of a file. */
export function describeIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    // YAML has no symbols.
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const own = schemaAt(schema, path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(own, key) }));
    }
    const value = path.reduce<unknown>((found, key) => Object(found)[key], data);
    return [{ path, message: messageOf(issue, value, own) }];
  });
}
