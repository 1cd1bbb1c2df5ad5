import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { publishedLanguages } from '#content/languages.ts';
import { contentProblems } from '#content/parse.ts';
import { sourcesIn } from '#content/read/sources.ts';

/** The text of a file as the page read it, and the new one; by its name, "content/en/home.yaml". */
const changeSchema = z.object({ before: z.string(), after: z.string() });
export const changesSchema = z.record(z.string(), changeSchema);
export type Changes = z.output<typeof changesSchema>;

/** The texts of a folder by name; what else is in it is no business of the page. */
export function textsIn(folder: string): Record<string, string> {
  const files = Object.entries(sourcesIn(folder));
  return Object.fromEntries(files.filter(([name]) => name.endsWith('.yaml')));
}

/** The texts with the changes, and what the build says to them. @throws where a file is newer */
export function withChanges(folder: string, changes: Changes) {
  const texts = textsIn(folder);
  for (const [name, { before, after }] of Object.entries(changes)) {
    if (!Object.hasOwn(texts, name) || texts[name] !== before) {
      throw new Error(`${name} was changed elsewhere. Copy what you typed, then reload this page.`);
    }
    texts[name] = after;
  }
  const problems = publishedLanguages(texts).flatMap((code) => contentProblems(texts, code));
  return { texts, problems };
}

/**
 * Writes files in place: they keep their modes, and symbolic links are followed. If one can't be
 * written, all old texts come back.
 */
export function saveChanges(folder: string, changes: Changes): void {
  const write = (which: keyof Changes[string]) => {
    for (const [name, change] of Object.entries(changes)) {
      writeFileSync(join(folder, name.slice('content/'.length)), change[which]);
    }
  };
  try {
    write('after');
  } catch (error) {
    write('before');
    throw error;
  }
}
