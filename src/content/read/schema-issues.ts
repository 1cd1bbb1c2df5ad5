/** What zod finds in a file, in the owner's words. */
import { z } from 'astro/zod';
import { suggestion } from '#content/problems/problem.ts';
import { fieldAt } from '#content/schemas/walk-schema.ts';

type Issue = z.core.$ZodIssue;

/** By the kind that the schema expects: what to say if YAML has another. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'needs true or false, without quotes.',
  array: 'needs a list: lines below it that begin with a hyphen.',
  object: 'needs keys below it, each on a line of its own.',
  string: 'needs one text here. Put it in double quotes.',
};

function unknownKey(schema: unknown, key: string): string {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return `"${key}" is not a key here. ${suggestion(key, known)}`;
}

function messageOf(issue: Issue, schema: z.ZodType | undefined): string {
  if (issue.input === undefined)
    return `is missing or empty. Write what it says (${schema?.description}).`;
  if (issue.code === 'invalid_value') return `is not one of ${issue.values.join(', ')}.`;
  const expected = issue.code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
  // The messages of schemas have no period: editors that read schemas/ add one.
  return expected ?? (/[.?]$/.test(issue.message) ? issue.message : `${issue.message}.`);
}

/** The mistakes of a file, from issues that have their input. */
export function describeIssues(schema: z.ZodType, issues: readonly Issue[]) {
  return issues.flatMap((issue) => {
    // YAML has no symbols.
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const fieldSchema = path.reduce<z.ZodType | undefined>(
      (found, key) => found && fieldAt(found, key),
      schema,
    );
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: unknownKey(fieldSchema, key),
      }));
    }
    return [{ path, message: messageOf(issue, fieldSchema) }];
  });
}
