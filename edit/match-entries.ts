import { isDeepStrictEqual } from 'node:util';

/** From 0, of another kind, over 1, nothing in common, to 2, almost equal. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other)) return 0;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return 1;
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const equal = keys.filter((key) =>
    isDeepStrictEqual(Reflect.get(one, key), Reflect.get(other, key)),
  );
  return 1 + equal.length / (keys.length + 1);
}

type Pairing = { before: number; after: number; score: number };

function pairingsOf(before: readonly unknown[], after: readonly unknown[], skip: Matches) {
  const pairings: Pairing[] = [];
  for (const [position, entry] of after.entries()) {
    if (skip.has(position)) continue;
    for (const [old, oldEntry] of before.entries()) {
      const score = likeness(oldEntry, entry);
      if (score > 0) pairings.push({ before: old, after: position, score });
    }
  }
  const distance = (pairing: Pairing) => Math.abs(pairing.before - pairing.after);
  return pairings.toSorted(
    (one, other) => other.score - one.score || distance(one) - distance(other),
  );
}

/** Positions of entries after a change, with the positions that they had before. */
type Matches = Map<number, number>;

/**
 * Finds the entries of a list again after a change, by what they hold: first those that are equal,
 * wherever they stand now, then the likest. New entries are not among the matches.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): Matches {
  const matches: Matches = new Map();
  const left = new Set(before.keys());
  function match(old: number, position: number) {
    matches.set(position, old);
    left.delete(old);
  }
  for (const [position, entry] of after.entries()) {
    const equal = [...left].find((old) => isDeepStrictEqual(before[old], entry));
    if (equal !== undefined) match(equal, position);
  }
  for (const pairing of pairingsOf(before, after, matches)) {
    const isFree = left.has(pairing.before) && !matches.has(pairing.after);
    if (isFree) match(pairing.before, pairing.after);
  }
  return matches;
}
