import { z } from 'astro/zod';
import { nearest } from './nearest.ts';
import { inside } from './optional.ts';
import type { KeyPath, Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

function valueAt(data: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** The schema of the value at `path`; undefined where there is none. */
function schemaAt(schema: z.ZodType, path: KeyPath): z.ZodType | undefined {
  let found: unknown = schema;
  for (const key of path) {
    if (found instanceof z.ZodObject) found = found.shape[key];
    else if (found instanceof z.ZodArray) found = found.element;
    else return undefined;
    if (found instanceof z.ZodType) found = inside(found);
  }
  return found instanceof z.ZodType ? found : undefined;
}

/** Keys in a path as zod gives it; symbols never occur in YAML. */
function keyPath(path: readonly PropertyKey[]): KeyPath {
  return path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

function missing(schema: z.ZodType, path: KeyPath): string {
  const key = path.at(-1) ?? '';
  const about = schemaAt(schema, path)?.description;
  return `is missing. Add "${key}:"${about === undefined ? '' : ` (${about})`}.`;
}

function wrongKind(expected: string, value: unknown, source: string | undefined): string {
  if (value === null) {
    return expected === 'string' ? 'is empty. Write its text.' : 'is empty. Write its value.';
  }
  if (expected === 'string' && typeof value === 'object') {
    return 'needs one text here. If the text begins with { or [, put it in double quotes.';
  }
  if (expected === 'string') {
    const read = typeof value === 'number' ? 'a number' : 'yes or no';
    return `${source} is read as ${read}. Put it in quotes: "${source}".`;
  }
  if (expected === 'array') return 'needs a list: lines below it that begin with a hyphen.';
  return 'needs keys below it, each on a line of its own.';
}

function unknownKey(key: string, known: readonly string[], guess: string | undefined): string {
  const mend =
    guess === undefined
      ? `Delete it; the keys here are ${known.join(', ')}.`
      : `Did you mean "${guess}"?`;
  return `"${key}" is not a key here. ${mend}`;
}

type Found = Pick<Problem, 'path' | 'message'>;

/** Keys that are not known, and the missing keys that they were meant for. */
function unknownKeys(schema: z.ZodType, data: unknown, issue: Issue) {
  const path = keyPath(issue.path);
  const owner = schemaAt(schema, path);
  const known = owner instanceof z.ZodObject ? Object.keys(owner.shape) : [];
  const present = Object.keys(Object(valueAt(data, path)));
  const absent = known.filter((key) => !present.includes(key));
  const meant: string[] = [];
  const found: Found[] = (issue.code === 'unrecognized_keys' ? issue.keys : []).map((key) => {
    const guess = nearest(key, absent) ?? nearest(key, known);
    if (guess !== undefined) meant.push(JSON.stringify([...path, guess]));
    return { path: [...path, key], message: unknownKey(key, known, guess) };
  });
  return { found, meant };
}

function describeIssue(schema: z.ZodType, file: YamlFile, data: unknown, issue: Issue): Found {
  const path = keyPath(issue.path);
  const value = valueAt(data, path);
  if (value === undefined) return { path, message: missing(schema, path) };
  if (value === null && path.length === 0) {
    return { path, message: 'This file is empty. Put its keys back.' };
  }
  const kind = issue.code === 'invalid_type' ? issue.expected : undefined;
  const ownWords = kind === undefined || ['number', 'int', 'boolean'].includes(kind);
  if (ownWords && value !== null) return { path, message: `${issue.message}.` };
  return { path, message: wrongKind(kind ?? 'string', value, file.sourceOf(path)) };
}

/** What zod found in a file, in the owner's terms, each with its line. */
export function describeIssues(
  schema: z.ZodType,
  file: YamlFile,
  data: unknown,
  issues: readonly Issue[],
): Problem[] {
  const strange = issues.filter(({ code }) => code === 'unrecognized_keys');
  const unknown = strange.map((issue) => unknownKeys(schema, data, issue));
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
