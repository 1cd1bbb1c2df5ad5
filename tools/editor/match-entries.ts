import { isDeepStrictEqual } from 'node:util';

/** How many values two entries share. */
function likeness(one: unknown, other: unknown): number {
  const values = Object.entries(Object(one));
  return values.filter(([key, value]) => isDeepStrictEqual(value, Reflect.get(Object(other), key)))
    .length;
}

/**
 * For each entry of `after`, the position that it had in `before`; undefined where it is new.
 * Equal entries are found first, wherever they are now, then those that share most values.
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const left = new Set(before.keys());
  function take(position: number | undefined) {
    if (position !== undefined) left.delete(position);
    return position;
  }
  const equal = after.map((entry) =>
    take([...left].find((position) => isDeepStrictEqual(before[position], entry))),
  );
  return after.map((entry, index) => {
    if (equal[index] !== undefined) return equal[index];
    const score = (position: number) =>
      likeness(before[position], entry) + (position === index ? 0.5 : 0);
    const [best] = [...left].toSorted((one, other) => score(other) - score(one));
    return best !== undefined && score(best) > 0 ? take(best) : undefined;
  });
}
