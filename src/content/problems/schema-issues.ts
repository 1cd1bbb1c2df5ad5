/** What zod finds in a file, in the owner's words. */
import { z } from 'astro/zod';
import { fieldAt } from '#content/schemas/visit.ts';
import { nearest } from './nearest.ts';
import type { Finding, KeyPath } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The keys of zod's path: YAML has no symbols. */
const keyPath = (path: readonly PropertyKey[]) => path.filter((key) => typeof key !== 'symbol');

/** The value at a path as it is written: `5.0`, which YAML reads as 5. */
type SourceOf = (path: KeyPath) => string | undefined;

function valueAt(data: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}

/** The schema of the value at `path`; undefined if there is none. */
function schemaAt(schema: z.ZodType, path: KeyPath): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (found, key) => found && fieldAt(found, key)?.schema,
    schema,
  );
}

/** What is wrong with a value of another kind than its schema has. */
function wrongKind(expected: string, value: unknown, source: string): string | undefined {
  if (expected === 'array') return 'needs a list: lines below it that begin with a hyphen';
  if (expected === 'object') return 'needs keys below it, each on a line of its own';
  if (expected !== 'string') return undefined;
  return typeof value === 'object'
    ? 'needs one text here. If the text begins with { or [, put it in double quotes'
    : `${source} is read as a ${typeof value}. Put it in quotes: "${source}"`;
}

/** A key that the schema does not have, and the one that is meant. */
function unknownKey(schema: z.ZodType, path: KeyPath) {
  const key = String(path.at(-1));
  const owner = schemaAt(schema, path.slice(0, -1));
  const known = owner instanceof z.ZodObject ? Object.keys(owner.shape) : [];
  const guess = nearest(key, known);
  const fix = guess
    ? `Did you mean "${guess}"?`
    : `Delete it; the keys here are ${known.join(', ')}.`;
  const meant = [...path.slice(0, -1), guess].join();
  return { path, message: `"${key}" is not a key here. ${fix}`, meant };
}

function issueMessage(issue: Issue, value: unknown, description: string, source: string): string {
  const key = String(issue.path.at(-1) ?? '');
  if (value === undefined) return `is missing. Add "${key}:" (${description})`;
  if (value === null) return 'is empty. Fill it in';
  const kind = issue.code === 'invalid_type' ? wrongKind(issue.expected, value, source) : undefined;
  return kind ?? issue.message;
}

/** Schemas leave the period to us: editors that read schemas/ add their own. */
const sentence = (message: string) => (/[.?]$/.test(message) ? message : `${message}.`);

/** The mistakes of a file. A misspelled key is reported once: not also as the key that is missing. */
export function describeIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  sourceOf: SourceOf,
): Finding[] {
  const unknown = issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return keys.map((key) => unknownKey(schema, [...keyPath(issue.path), key]));
  });
  const others = issues.filter(
    ({ code, path }) =>
      code !== 'unrecognized_keys' && !unknown.some(({ meant }) => meant === path.join()),
  );
  return [
    ...unknown.map(({ path, message }) => ({ path, message })),
    ...others.map((issue): Finding => {
      const path = keyPath(issue.path);
      const value = valueAt(data, path);
      const { description = '' } = schemaAt(schema, path) ?? {};
      const source = sourceOf(path) ?? String(value);
      const message = sentence(issueMessage(issue, value, description, source));
      const part: unknown = issue.code === 'custom' ? issue.params?.part : undefined;
      return { path, message, part: part ? String(part) : undefined };
    }),
  ];
}
