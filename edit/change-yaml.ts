import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isNode,
  isSeq,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchEntries } from './match-entries.ts';
import {
  afterEmptyLines,
  columnOf,
  lineEnd,
  lineStart,
  type Splice,
  spliced,
  standsFirst,
} from './splice.ts';
import { keyText, writeEntry, writePair } from './write-yaml.ts';
import { dataOf, endOf, entryPlaces, keyOf, type Place, pairPlace } from './yaml-places.ts';

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes the whole value anew behind its key or hyphen; a comment behind it stays there. */
function replaced(source: string, place: Place, value: unknown): Splice {
  const { node, key, offset } = place;
  const column = columnOf(source, offset);
  const start = isNode(node) ? (node.range?.[0] ?? offset) : offset;
  const isFirst = standsFirst(source, start);
  const from = isFirst ? start : source.slice(0, start).trimEnd().length;
  const to = Math.max(endOf(source, place), from);
  const oneLine = /^[^\S\n]*#/.test(source.slice(to, lineEnd(source, to)));
  const way = { column, like: node, oneLine };
  const lines = key === undefined ? writeEntry(value, way) : writePair(key, value, way);
  const head = column + (key === undefined ? 1 : keyText(key).length + 1);
  const text = lines.slice(head).trimEnd();
  return { from, to, text: isFirst ? text.trimStart() : text };
}

function withoutPair(source: string, place: Place): Splice {
  const from = lineStart(source, place.offset);
  return { from, to: lineEnd(source, endOf(source, place)), text: '' };
}

/** Each new key behind the one that it follows in `value`, or else behind the first. */
function addedPairs(source: string, map: YAMLMap, value: Data): Splice[] {
  const places = map.items.map(pairPlace);
  let before = places[0];
  return Object.entries(value).flatMap(([key, added]) => {
    const present = places.find((place) => place.key === key);
    if (present !== undefined) before = present;
    if (present !== undefined || before === undefined) return [];
    const column = columnOf(source, before.offset);
    const at = lineEnd(source, endOf(source, before));
    const text = writePair(key, added, { column, like: undefined });
    return [{ from: at, to: at, text: source[at - 1] === '\n' ? text : `\n${text.trimEnd()}` }];
  });
}

function changesOfMap(source: string, place: Place, map: YAMLMap, value: Data): Splice[] {
  const kept = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  const gone = map.items.filter((pair) => !kept.includes(pair)).map(pairPlace);
  // A key behind a hyphen cannot go by itself.
  const stuck = gone.some(({ offset }) => !standsFirst(source, offset));
  if (kept.length === 0 || stuck) return [replaced(source, place, value)];
  return [
    ...kept.flatMap((pair) => changesOf(source, pairPlace(pair), value[keyOf(pair)])),
    ...gone.map((pair) => withoutPair(source, pair)),
    ...addedPairs(source, map, value),
  ];
}

/** The lines of each entry with the comments above it; empty lines stand between two of them. */
function entryLines(source: string, entries: readonly Place[]) {
  let from = lineStart(source, entries[0]?.offset ?? 0);
  return entries.map((entry) => {
    const lines = { from, to: lineEnd(source, endOf(source, entry)) };
    from = afterEmptyLines(source, lines.to);
    return lines;
  });
}

/** The entries in their new order: the lines of each go with it, and only new ones are written. */
function changesOfList(source: string, place: Place, list: YAMLSeq, values: unknown[]): Splice[] {
  const entries = entryPlaces(list);
  const [first] = entries;
  if (first === undefined || !standsFirst(source, first.offset)) {
    return [replaced(source, place, values)];
  }
  const matches = matchEntries(
    entries.map(({ node }) => dataOf(node)),
    values,
  );
  const inner = (position: number, value: unknown) => {
    const entry = entries[position];
    return entry === undefined ? [] : changesOf(source, entry, value);
  };
  const isInPlace = entries.every((_, index) => matches.get(index) === index);
  if (isInPlace && values.length === entries.length) {
    return values.flatMap((value, index) => inner(index, value));
  }
  const lines = entryLines(source, entries);
  const gap = source.slice(lines[0]?.to, lines[1]?.from ?? lines[0]?.to);
  const way = { column: columnOf(source, first.offset), like: first.node };
  const blocks = values.map((value, index) => {
    const match = matches.get(index);
    const old = match === undefined ? undefined : lines[match];
    if (match === undefined || old === undefined) return writeEntry(value, way);
    const block = spliced(source.slice(0, old.to), inner(match, value), old.from);
    return block.endsWith('\n') ? block : `${block}\n`;
  });
  const from = lines[0]?.from ?? 0;
  const to = lines.at(-1)?.to ?? 0;
  const text = blocks.join(gap);
  return [{ from, to, text: source[to - 1] === '\n' ? text : text.trimEnd() }];
}

function changesOf(source: string, place: Place, value: unknown): Splice[] {
  const { node } = place;
  if (isDeepStrictEqual(dataOf(node), value)) return [];
  const isBlock = isCollection(node) && !node.flow && node.items.length > 0;
  if (isBlock && isMap(node) && isData(value)) return changesOfMap(source, place, node, value);
  if (isBlock && isSeq(node) && Array.isArray(value) && value.length > 0) {
    return changesOfList(source, place, node, value);
  }
  return [replaced(source, place, value)];
}

function changedText(source: string, data: unknown): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  if (document.errors.length > 0 || !isMap(document.contents)) return source;
  const root: Place = { node: document.contents, key: undefined, offset: 0 };
  return spliced(source, changesOf(source, root, data));
}

/**
 * The YAML text with `data` in it. Only what differs is written anew: every other line keeps its
 * signs, its comments, its order and its quotes.
 * Throws where it cannot be written so, rather than write anything else.
 */
export function changeYaml(source: string, data: unknown): string {
  const isWindows = source.includes('\r\n');
  const changed = changedText(isWindows ? source.replaceAll('\r\n', '\n') : source, data);
  if (!isDeepStrictEqual(parse(changed), data)) {
    throw new Error(
      'This change cannot be put into the file from here. Make it in the file itself.',
    );
  }
  return isWindows ? changed.replaceAll('\n', '\r\n') : changed;
}
