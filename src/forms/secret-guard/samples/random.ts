/** Random values that a seed repeats (mulberry32), for samples that are the same in every run. */
export function seededRandom(seed: number) {
  let state = seed;

  /** A whole number from 0 to below `limit`. */
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  return {
    below,
    pick,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
    digits: (count: number) => Array.from({ length: count }, () => below(10)).join(''),
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
