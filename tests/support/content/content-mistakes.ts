import { expect } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { ContentError } from '#content/read/problem.ts';
import { SPECIFICATION } from './specification.ts';

type Sources = Readonly<Record<string, string>>;

/** The site's words with the specification's facts; each test puts its own mistake in. */
export const SOUND: Sources = SPECIFICATION;

/** What an owner reads, line by line, when the content is broken. */
export function mistakesIn(sources: Sources): string[] {
  try {
    parseContent(sources);
  } catch (error) {
    if (error instanceof ContentError) return error.message.trim().split('\n').slice(2);
    throw error;
  }
  return [];
}

/** The content with one text replaced by another; the file must contain the first. */
export function withEdit(file: string, from: string, to: string): Record<string, string> {
  const source = SOUND[file] ?? '';
  expect(source).toContain(from);
  return { ...SOUND, [file]: source.replace(from, () => to) };
}

/** A change to the content, and what the owner then reads. */
export type Mistake = {
  mistake: string;
  file: string;
  from: string;
  to: string;
  /** What the reported line contains, if it is not the changed line. */
  at?: string;
  /** As an owner reads it: "courses › entry 3 › slug". */
  key?: string;
  message: string;
};

function lineOf(source: string, part: string): number {
  return source.slice(0, source.indexOf(part)).split('\n').length;
}

/** Expects only this mistake, once and with its line. */
export function expectMistake({ file, from, to, at, key, message }: Mistake) {
  const sources = withEdit(file, from, to);
  const line = at === undefined ? lineOf(SOUND[file] ?? '', from) : lineOf(sources[file] ?? '', at);
  const place = key === undefined ? '' : `  ${key}`;
  expect(mistakesIn(sources)).toEqual([`${file}:${line}${place}: ${message}`]);
}
