import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchEntries } from './match-entries.ts';
import { keyOf, LINE_WIDTH, readDocument, writeDocument } from './yaml-document.ts';

/** The new texts, each with the value whose quotes it copies. */
type NewTexts = Map<Scalar, unknown>;

type Change = { document: Document; texts: NewTexts };

/** Texts that without quotes would lose spaces or empty lines at an end. */
const NEEDS_QUOTES = /^$|^\s|[^\S\n]$|\s\n$/;

function styleOf(text: string, like: unknown, column: number): Scalar.Type | undefined {
  if (NEEDS_QUOTES.test(text)) return Scalar.QUOTE_DOUBLE;
  const type = isScalar(like) ? like.type : undefined;
  if (type?.startsWith('BLOCK')) return type;
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  return column + JSON.stringify(text).length > LINE_WIDTH ? Scalar.BLOCK_FOLDED : type;
}

function styleTexts({ document, texts }: Change): void {
  visit(document, {
    Scalar(_, node, path) {
      if (!texts.has(node) || typeof node.value !== 'string') return;
      const depth = path.filter((parent) => !isPair(parent)).length - 2;
      const pair = path.at(-1);
      const key = isPair(pair) ? keyOf(pair).length : 0;
      const type = styleOf(node.value, texts.get(node), depth * 2 + key + 2);
      if (type !== undefined) node.type = type;
    },
  });
}

/** A node for a new value; its texts take the quotes of `like`, its neighbor in a list. */
function newNode({ document, texts }: Change, value: unknown, like?: unknown): Node {
  const created = document.createNode(value);
  const remember = (node: unknown, other: unknown) => {
    if (isScalar(node)) texts.set(node, other);
    if (isSeq(node)) for (const item of node.items) remember(item, isSeq(other) && other.items[0]);
    if (isMap(node)) {
      for (const pair of node.items) {
        remember(pair.value, isMap(other) && other.get(keyOf(pair), true));
      }
    }
  };
  remember(created, like);
  return created;
}

/** A removed key leaves its comment, which explains how to write it again. */
function removeKey({ document }: Change, map: YAMLMap, key: string): void {
  const index = map.items.findIndex((pair) => keyOf(pair) === key);
  const [gone] = map.items.splice(index, 1);
  const next = map.items[index]?.key;
  const comment = isNode(gone?.key) ? gone.key.commentBefore : undefined;
  if (!comment) return;
  const heir = isNode(next) ? next : undefined;
  if (heir) heir.commentBefore = [comment, heir.commentBefore].filter(Boolean).join('\n');
  else if (map === document.contents) {
    document.comment = [comment, document.comment].filter(Boolean).join('\n\n');
  } else map.comment = [comment, map.comment].filter(Boolean).join('\n');
}

/** Each new key goes after the one that it follows in `value`. */
function changeMap(change: Change, map: YAMLMap, value: Readonly<Record<string, unknown>>): Node {
  for (const key of map.items.map(keyOf)) {
    if (!Object.hasOwn(value, key)) removeKey(change, map, key);
  }
  let previous = 0;
  for (const [key, after] of Object.entries(value)) {
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index];
    if (pair) pair.value = changed(change, pair.value, after);
    else {
      const added = change.document.createPair(key, newNode(change, after));
      map.items.splice(previous + 1, 0, added);
    }
    previous = pair ? index : Math.min(previous + 1, map.items.length - 1);
  }
  return map;
}

/** Entries keep their comments wherever they move; empty lines between entries stay as before. */
function changeList(change: Change, list: YAMLSeq, values: readonly unknown[]): Node {
  const { items } = list;
  const before = items.map((item) => dataOf(change, item));
  const isSpaced = isNode(items[1]) && items[1].spaceBefore === true;
  const matches = matchEntries(before, values);
  list.items = values.map((value, index) => {
    const match = matches[index];
    const item =
      match === undefined ? newNode(change, value, items[0]) : changed(change, items[match], value);
    item.spaceBefore = index > 0 && isSpaced;
    return item;
  });
  return list;
}

function dataOf({ document }: Change, node: unknown): unknown {
  return isNode(node) ? node.toJS(document) : null;
}

/** The node with `value` in it: the same one with its comments, if its kind stays. */
function changed(change: Change, node: unknown, value: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(dataOf(change, node), value)) return node;
  if (isSeq(node) && Array.isArray(value)) return changeList(change, node, value);
  const isData = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isMap(node) && isData) return changeMap(change, node, { ...value });
  const created = newNode(change, value, node);
  if (isNode(node)) {
    created.comment = node.comment ?? null;
    created.commentBefore = node.commentBefore ?? null;
  }
  return created;
}

/** Every new text in double quotes, which no text can break. */
function quoteAll({ texts }: Change): void {
  for (const node of texts.keys()) {
    if (typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
  }
}

function write(source: string, data: unknown): string {
  const document = readDocument(source);
  if (document.errors.length > 0) return source;
  const change: Change = { document, texts: new Map() };
  document.contents = changed(change, document.contents, data);
  styleTexts(change);
  const text = writeDocument(document);
  if (isDeepStrictEqual(parse(text), data)) return text;
  quoteAll(change);
  return writeDocument(document);
}

/**
 * The YAML text with `data` in it. Comments, order and quotes stay; a paragraph that another program
 * wrapped at another width is wrapped at 100.
 * @throws when the text would not hold exactly `data`.
 */
export function changeYaml(source: string, data: unknown): string {
  const text = write(source.replaceAll('\r\n', '\n'), data);
  if (!isDeepStrictEqual(parse(text), data)) {
    throw new Error('This change cannot be written from here. Make it in the file itself.');
  }
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
