/** What zod finds in a file, in the owner's words. */
import { z } from 'astro/zod';
import { fieldAt } from '#content/schemas/visit.ts';
import { nearest } from './nearest.ts';
import { type Finding, type KeyPath, writePath } from './problem.ts';

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

/** Schemas leave the period to us: editors that read schemas/ add their own. */
function sentence(message: string): string {
  return /[.?]$/.test(message) ? message : `${message}.`;
}

/** What is wrong with a value of another kind than its schema has. */
function wrongKind(expected: string, value: unknown, source: string, schema?: z.ZodType): string {
  if (expected === 'array') return 'needs a list: lines below it that begin with a hyphen.';
  if (expected === 'object') return 'needs keys below it, each on a line of its own.';
  if (typeof value === 'object') {
    return 'needs one text here. If the text begins with { or [, put it in double quotes.';
  }
  const other = schema?.safeParse(source).error?.issues[0];
  return other
    ? sentence(other.message)
    : `${source} is read as a ${typeof value}. Put it in quotes: "${source}".`;
}

function describeIssue(schema: z.ZodType, data: unknown, issue: Issue, sourceOf: SourceOf) {
  const path = keyPath(issue.path);
  const value = valueAt(data, path);
  const own = schemaAt(schema, path);
  if (value === undefined) {
    const about = own?.description ? ` (${own.description})` : '';
    return { path, message: `is missing. Add "${path.at(-1) ?? ''}:"${about}.` };
  }
  const whole = path.length === 0 ? 'This file is' : 'is';
  if (value === null) return { path, message: `${whole} empty. Fill it in.` };
  if (issue.code === 'invalid_type' && /array|object|string/.test(issue.expected)) {
    const source = sourceOf(path) ?? String(value);
    return { path, message: wrongKind(issue.expected, value, source, own) };
  }
  const part: unknown = issue.code === 'custom' ? issue.params?.part : undefined;
  return { path, message: sentence(issue.message), part: part ? String(part) : undefined };
}

/** A key that is not known here: it is misspelled, or belongs to where it is missing. */
function describeUnknown(
  schema: z.ZodType,
  data: unknown,
  path: KeyPath,
  missing: readonly KeyPath[],
) {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const owner = schemaAt(schema, parent);
  const known = owner instanceof z.ZodObject ? Object.keys(owner.shape) : [];
  const present = Object.keys(Object(valueAt(data, parent)));
  const absent = known.filter((each) => !present.includes(each));
  const home = missing.find((each) => each.at(-1) === key);
  const guess = home ? undefined : (nearest(key, absent) ?? nearest(key, known));
  const fix = home
    ? `It belongs to "${writePath(home.slice(0, -1)) || 'the file itself'}": give it as many spaces as the keys there.`
    : guess
      ? `Did you mean "${guess}"?`
      : `Delete it; the keys here are ${known.join(', ')}.`;
  const meant = home ?? [...parent, guess ?? ''];
  return { found: { path, message: `"${key}" is not a key here. ${fix}` }, meant: meant.join() };
}

/** A misplaced or misspelled key is reported once: not also as the key that is missing. */
export function describeIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  sourceOf: SourceOf,
): Finding[] {
  const paths = issues.map(({ path }) => keyPath(path));
  const missing = paths.filter((path) => valueAt(data, path) === undefined);
  const unknown = issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return keys.map((key) => describeUnknown(schema, data, [...keyPath(issue.path), key], missing));
  });
  const others = issues.filter(
    ({ code, path }) =>
      code !== 'unrecognized_keys' && !unknown.some(({ meant }) => meant === path.join()),
  );
  return [
    ...unknown.map(({ found }) => found),
    ...others.map((issue) => describeIssue(schema, data, issue, sourceOf)),
  ];
}
