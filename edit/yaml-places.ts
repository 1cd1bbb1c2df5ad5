import { isCollection, isMap, isNode, isScalar, isSeq, type Pair, type YAMLSeq } from 'yaml';

/** A value in a YAML text: its node, and where its key or hyphen stands. */
export type Place = {
  node: unknown;
  /** Undefined for an entry of a list. */
  key: string | undefined;
  /** Of the key or hyphen. */
  offset: number;
};

export function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

export function pairPlace(pair: Pair): Place {
  const { key, value } = pair;
  return { node: value, key: keyOf(pair), offset: isNode(key) ? (key.range?.[0] ?? 0) : 0 };
}

/** The entries of a list that was parsed with its tokens kept; none where it has no hyphens. */
export function entryPlaces(list: YAMLSeq): Place[] {
  const token = list.srcToken;
  const items = token?.type === 'block-seq' ? token.items : [];
  const hyphens = items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'));
  return list.items.flatMap((node, position) => {
    const hyphen = hyphens[position];
    return hyphen === undefined ? [] : [{ node, key: undefined, offset: hyphen.offset }];
  });
}

/** The value of a node; what YAML writes by anchors is not told. */
export function dataOf(node: unknown): unknown {
  if (isMap(node)) {
    return Object.fromEntries(node.items.map((pair) => [keyOf(pair), dataOf(pair.value)]));
  }
  if (isSeq(node)) return node.items.map(dataOf);
  return isScalar(node) ? node.value : null;
}

/** The offset behind the last sign of a value; behind its key or hyphen where it is empty. */
export function endOf(source: string, { node, offset }: Place): number {
  if (isCollection(node) && !node.flow) {
    const last = isMap(node)
      ? node.items.map(pairPlace).at(-1)
      : isSeq(node)
        ? entryPlaces(node).at(-1)
        : undefined;
    if (last !== undefined) return endOf(source, last);
  }
  const end = isNode(node) ? (node.range?.[1] ?? offset) : offset;
  return source.slice(0, end).trimEnd().length;
}
