/** Changes of a YAML text that leave all other lines as they are, with their comments. */
import { Document, isMap, isNode, isScalar, isSeq, parse, parseDocument, Scalar } from 'yaml';
import type { KeyPath } from '#content/problems/problem.ts';

type Key = KeyPath[number];
type Order = readonly number[];

const LINE_WIDTH = 100;
const FIGURE = /^-?(?:0|[1-9]\d*)(?:\.\d)?$/;
/** A comment in a value's first line: `text: >- # comment`. */
const COMMENT_BESIDE = /^(?:\S+:|-)(?: +[>|][-+\d]*)?( +#.*)/;

/** The number that a text is, as it is written (5.0); or the text itself. */
export function figureOf(text: string): unknown {
  return FIGURE.test(text) ? parseDocument(text).contents : text;
}

function offset(node: unknown, which: 0 | 1): number {
  return (isNode(node) && node.range?.[which]) || 0;
}

function columnOf(source: string, at: number): number {
  return at - source.lastIndexOf('\n', at - 1) - 1;
}

function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true;
}

/** Behind the last sign of a value; an empty one ends behind its colon or hyphen. */
function endOf(source: string, node: unknown): number {
  const last: unknown = isMap(node) ? node.items.at(-1)?.value : isSeq(node) && node.items.at(-1);
  if (isNode(last) && !isFlow(node)) return endOf(source, last);
  return source.slice(0, offset(node, 1)).trimEnd().length;
}

/** The end of a value's last line: a comment may be behind the value. */
function lineEndOf(source: string, node: unknown): number {
  const end = source.indexOf('\n', endOf(source, node));
  return end === -1 ? source.length : end;
}

/** Where the key of a value begins, or its hyphen. */
function startOf(source: string, parent: unknown, key: Key): number {
  if (isSeq(parent)) return source.lastIndexOf('-', offset(parent.get(key, true), 0) - 1);
  const pairs = isMap(parent) ? parent.items : [];
  return offset(pairs.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key, 0);
}

function stringified(value: unknown, key: Key, lineWidth: number): string {
  const document = new Document(typeof key === 'number' ? [value] : { [key]: value });
  const format = { lineWidth, nullStr: '', flowCollectionPadding: false };
  return document.toString(format).trimEnd().replace(/ $/gm, '');
}

/**
 * A value with its key or hyphen, which begins at `column`. A text keeps its quotes; it is folded where
 * it does not fit on its line or was folded before.
 */
function written(value: unknown, key: Key, column: number, before?: unknown): string {
  const shift = (text: string) => text.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`);
  if (typeof value !== 'string') return shift(stringified(value, key, 0));
  const scalar = new Scalar(value);
  const type = isScalar(before) ? before.type : undefined;
  if (type?.startsWith('QUOTE')) scalar.type = type;
  const isLong = column + stringified(scalar, key, 0).length > LINE_WIDTH;
  if (isLong || type === 'BLOCK_FOLDED') scalar.type = 'BLOCK_FOLDED';
  if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
  const text = stringified(scalar, key, LINE_WIDTH - column);
  const isSame = Object.values(parse(text))[0] === value;
  const head = typeof key === 'number' ? '-' : `${key}:`;
  return isSame ? shift(text) : `${head} ${JSON.stringify(value)}`;
}

/** The text with a value at a path; its key may be new. */
export function setValue(source: string, path: KeyPath, value: unknown): string {
  const document = parseDocument(source);
  const above = path.slice(0, -1);
  const key = path.at(-1) ?? '';
  // A list or group in [brackets] or {braces} is written anew as a whole.
  const flow = path.findIndex((_, depth) => isFlow(document.getIn(path.slice(0, depth), true)));
  if (flow !== -1) {
    document.setIn(path, value);
    return setValue(source, path.slice(0, flow), document.getIn(path.slice(0, flow), true));
  }
  const parent = document.getIn(above, true);
  if (!(isMap(parent) || isSeq(parent))) return setValue(source, above, { [key]: value });
  if (!parent.has(key)) {
    const column = columnOf(source, offset(parent, 0));
    // A key of the file itself goes below the comments at its end, which may explain it.
    const at = column === 0 ? source.trimEnd().length : lineEndOf(source, parent);
    const line = ' '.repeat(column) + written(value, key, column);
    return `${source.slice(0, at)}\n${line}${source.slice(at)}`;
  }
  const before = parent.get(key, true);
  const start = startOf(source, parent, key);
  const end = endOf(source, before);
  const lineEnd = lineEndOf(source, before);
  const text = written(value, key, columnOf(source, start), before);
  const comment = COMMENT_BESIDE.exec(source.slice(start, end))?.[1] ?? source.slice(end, lineEnd);
  return source.slice(0, start) + text.replace(/$/m, () => comment) + source.slice(lineEnd);
}

/**
 * The text with only these entries of a list, in this order, and perhaps a new one behind them. A
 * comment above the first one belongs to the list, any other to the entry below it.
 */
export function setEntries(source: string, path: KeyPath, order: Order, added: unknown[] = []) {
  const list = parseDocument(source).getIn(path, true);
  if (!isSeq(list) || order.length === 0) {
    return setValue(source, path, added.length > 0 ? added : null);
  }
  if (list.flow) {
    list.items = [...order.map((index) => list.items[index]), ...added];
    return setValue(source, path, list);
  }
  const column = columnOf(source, offset(list, 0));
  const start = offset(list, 0) - column;
  const ends = list.items.map((item) => lineEndOf(source, item));
  const texts = list.items.map((_, index) => source.slice(ends[index - 1] ?? start, ends[index]));
  const kept = order.map((index) => texts[index]?.replace(/^\n*/, ''));
  const made = added.map((value) => ' '.repeat(column) + written(value, 0, column));
  const gap = /^\n*/.exec(texts[1] ?? '\n')?.[0];
  return source.slice(0, start) + [...kept, ...made].join(gap) + source.slice(ends.at(-1));
}
