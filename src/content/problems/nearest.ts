import { distance as editDistance } from 'fastest-levenshtein';

/** The candidate most similar to `word`, ignoring case; undefined where none is similar. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const distanceTo = (name: string) => editDistance(word.toLowerCase(), name.toLowerCase());
  const [best] = candidates.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return best !== undefined && distanceTo(best) <= limit ? best : undefined;
}
