import { z } from 'astro/zod';
import { fieldAt } from '#content/schemas/visit.ts';
import { nearest } from './nearest.ts';
import type { Finding, KeyPath, Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

function valueAt(data: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** The schema of the value at `path`; undefined if there is none. */
function schemaAt(schema: z.ZodType, path: KeyPath): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (found, key) => found && fieldAt(found, key)?.schema,
    schema,
  );
}

/** The keys of zod's path; YAML has no symbols. */
function keyPath(path: readonly PropertyKey[]): KeyPath {
  return path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

function missing(schema: z.ZodType, path: KeyPath): string {
  const key = path.at(-1) ?? '';
  const about = schemaAt(schema, path)?.description;
  return `is missing. Add "${key}:"${about === undefined ? '' : ` (${about})`}.`;
}

/** A number or a switch where a text is meant; quotes help only if the quoted text is valid. */
function unquoted(schema: z.ZodType | undefined, value: unknown, source: string): string {
  const other = schema?.safeParse(source).error?.issues[0];
  if (other !== undefined) return `${other.message}.`;
  const read = typeof value === 'number' ? 'a number' : 'yes or no';
  return `${source} is read as ${read}. Put it in quotes: "${source}".`;
}

function wrongKind(
  expected: string,
  value: unknown,
  source: string,
  schema: z.ZodType | undefined,
): string {
  if (value === null) {
    return expected === 'string' ? 'is empty. Write its text.' : 'is empty. Write its value.';
  }
  if (expected === 'string' && typeof value === 'object') {
    return 'needs one text here. If the text begins with { or [, put it in double quotes.';
  }
  if (expected === 'string') return unquoted(schema, value, source);
  if (expected === 'array') return 'needs a list: lines below it that begin with a hyphen.';
  return 'needs keys below it, each on a line of its own.';
}

function unknownKey(key: string, known: readonly string[], guess: string | undefined): string {
  const fix =
    guess === undefined
      ? `Delete it; the keys here are ${known.join(', ')}.`
      : `Did you mean "${guess}"?`;
  return `"${key}" is not a key here. ${fix}`;
}

/** Unknown keys, and the missing keys that are probably meant. */
function unknownKeys(schema: z.ZodType, data: unknown, issue: Issue) {
  const path = keyPath(issue.path);
  const owner = schemaAt(schema, path);
  const known = owner instanceof z.ZodObject ? Object.keys(owner.shape) : [];
  const present = Object.keys(Object(valueAt(data, path)));
  const absent = known.filter((key) => !present.includes(key));
  const meant: string[] = [];
  const found: Finding[] = (issue.code === 'unrecognized_keys' ? issue.keys : []).map((key) => {
    const guess = nearest(key, absent) ?? nearest(key, known);
    if (guess !== undefined) meant.push(JSON.stringify([...path, guess]));
    return { path: [...path, key], message: unknownKey(key, known, guess) };
  });
  return { found, meant };
}

function describeIssue(schema: z.ZodType, file: YamlFile, data: unknown, issue: Issue): Finding {
  const path = keyPath(issue.path);
  const value = valueAt(data, path);
  if (value === undefined) return { path, message: missing(schema, path) };
  if (value === null && path.length === 0) {
    return { path, message: 'This file is empty. Put its keys back.' };
  }
  const kind = issue.code === 'invalid_type' ? issue.expected : undefined;
  const hasOwnMessage = kind === undefined || ['number', 'int', 'boolean'].includes(kind);
  if (hasOwnMessage && value !== null) return { path, message: `${issue.message}.` };
  const source = file.sourceOf(path) ?? String(value);
  return { path, message: wrongKind(kind ?? 'string', value, source, schemaAt(schema, path)) };
}

/** zod's findings in a file, in the owner's terms, each with its line. */
export function describeIssues(
  schema: z.ZodType,
  file: YamlFile,
  data: unknown,
  issues: readonly Issue[],
): Problem[] {
  const unrecognized = issues.filter(({ code }) => code === 'unrecognized_keys');
  const unknown = unrecognized.map((issue) => unknownKeys(schema, data, issue));
  const meant = new Set(unknown.flatMap((each) => each.meant));
  const others = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(JSON.stringify(path)))
    .map((issue) => describeIssue(schema, file, data, issue));
  return [...unknown.flatMap((each) => each.found), ...others].map((found) => ({
    file: file.name,
    line: file.lineOf(found.path),
    ...found,
  }));
}
