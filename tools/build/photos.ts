import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { ContentError } from '#content/problems/problem.ts';
import type { AboutWords } from '#content/schemas/about.ts';

const FILE = 'content/about.yaml';
const AT_MOST_KB = 100;

/**
 * Looks for photographs that are not there, or would make a slow phone wait.
 *
 * @param source the text of content/about.yaml, for the lines
 * @throws a ContentError with each of them
 */
export function checkPhotos({ people }: AboutWords, source = ''): void {
  const problems = (people?.items ?? []).flatMap(({ photo }, position) => {
    const message = photoMistake(posix.join('public/people', photo));
    const line = source.split('\n').findIndex((text) => text.includes(photo)) + 1;
    const path = ['people', 'items', position, 'photo'];
    return message === undefined ? [] : [{ file: FILE, line, path, message }];
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function photoMistake(file: string): string | undefined {
  if (!existsSync(file)) return `There is no ${file}. Put the photograph there.`;
  const kB = Math.ceil(statSync(file).size / 1000);
  if (kB <= AT_MOST_KB) return undefined;
  return `${file} has ${kB} kB. Make it 420 × 540 pixels and at most ${AT_MOST_KB} kB.`;
}
