import { expect, test } from 'vitest';
import { findSecret } from './find-secret.ts';
import { messages } from './samples/messages.ts';
import { seededRandom } from './samples/random.ts';
import { secrets } from './samples/secrets.ts';

/** The guard misses at most one secret in 100, and takes at most one message in 100 for a secret. */
const BOUND = 0.01;

test('at most one in a hundred secrets is missed', async () => {
  const all = secrets(seededRandom(2026));
  const missed: string[] = [];
  for (const { kind, name, text } of all) {
    if (!(await findSecret(text))) missed.push(`${kind}, ${name}: ${text}`);
  }
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(missed.length / all.length, missed.join('\n\n')).toBeLessThanOrEqual(BOUND);
});

test('at most one in a hundred ordinary messages brings advice', async () => {
  const all = messages(seededRandom(1122), 3);
  const alarms: string[] = [];
  for (const { language, text, hasId } of all) {
    const found = await findSecret(text);
    if (found && !(hasId && found === 'keyOrId')) alarms.push(`${language}, ${found}: ${text}`);
  }
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(alarms.length / all.length, alarms.join('\n\n')).toBeLessThanOrEqual(BOUND);
});
