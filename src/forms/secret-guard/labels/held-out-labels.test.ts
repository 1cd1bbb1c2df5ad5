import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSecret } from '../find-secret.ts';

/** Sentences in the site's twelve languages, a line each, that the guard was not tuned on. */
function sample(name: string): string[] {
  const file = new URL(`../samples/labeled/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n');
}

/** One in a hundred. */
const BOUND = 0.01;

const TWELVE = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'pt', 'tr', 'ur', 'vi', 'zh'];

test.each([
  ['secrets', 180, (isFound: boolean) => !isFound],
  ['messages', 120, (isFound: boolean) => isFound],
])(
  'of the %s that name a password, a PIN or a key, at most one in a hundred is taken wrongly',
  async (name, count, isWrong) => {
    const lines = sample(name).map((line) => line.split('\t'));
    expect([...new Set(lines.map(([language]) => language))].toSorted()).toEqual(TWELVE);
    expect(lines).toHaveLength(count);
    const wrong: string[] = [];
    for (const [language, text = ''] of lines) {
      if (isWrong((await findSecret(text)) !== undefined)) wrong.push(`${language} ${text}`);
    }
    expect(wrong.length / count, wrong.join('\n')).toBeLessThanOrEqual(BOUND);
  },
);
