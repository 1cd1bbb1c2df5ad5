import { distance as editDistance } from 'fastest-levenshtein';

/** Whether one is a prefix of the other, as "intro" of "introduction". */
function isPrefixOfOther(word: string, name: string): boolean {
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  return short.length > 3 && long.toLowerCase().startsWith(short.toLowerCase());
}

/** The candidate most similar to `word`, ignoring case; undefined where none is similar. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase());
    if (distance <= limit && distance < name.length && distance < (best?.distance ?? Infinity)) {
      best = { name, distance };
    }
  }
  return best?.name ?? candidates.find((name) => isPrefixOfOther(word, name));
}
