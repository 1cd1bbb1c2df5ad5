import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  Scalar,
  stringify,
  visit,
} from 'yaml';

/** At which the texts of content/ are folded. */
const LINE_WIDTH = 100;

/** Nothing, or space at an end that another way of writing would lose. */
const NEEDS_QUOTES = /^$|^\s|[^\S\n]$|\s\n$/;

/** Where a value is written, and after which other value's way of writing. */
type Place = {
  /** Column of the key or hyphen. */
  column: number;
  /** The value that stood here, or its neighbor in a list. */
  like: unknown;
  /** Keeps the value on the line of its key. */
  oneLine?: boolean;
};

/** How a text is written: as the one it follows, but folded where it would leave the line. */
function scalarType(text: string, key: string, { column, like, oneLine }: Place) {
  if (NEEDS_QUOTES.test(text)) return Scalar.QUOTE_DOUBLE;
  const type = isScalar(like) ? like.type : undefined;
  if (oneLine) return type?.startsWith('QUOTE') ? type : Scalar.PLAIN;
  if (type?.startsWith('BLOCK')) return type;
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  const width = column + key.length + JSON.stringify(text).length + 2;
  return width > LINE_WIDTH ? Scalar.BLOCK_FOLDED : type;
}

/** The value under `key` in `like`; of an entry of a list, its first. */
function likeBelow(like: unknown, key: string | undefined): unknown {
  if (key === undefined) return isSeq(like) ? like.items[0] : undefined;
  return isMap(like) ? like.get(key, true) : undefined;
}

function styleNode(document: Document, node: unknown, key: string, place: Place): void {
  if (isScalar(node) && typeof node.value === 'string') {
    const type = scalarType(node.value, key, place);
    if (type !== undefined) node.type = type;
  }
  const { like, column } = place;
  if (isSeq(node)) {
    for (const item of node.items) {
      styleNode(document, item, '', { column: column + 2, like: likeBelow(like, undefined) });
    }
  }
  if (isMap(node)) {
    for (const pair of node.items) {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      styleNode(document, pair.value, name, { column: column + 2, like: likeBelow(like, name) });
    }
  }
}

function toText(document: Document, column: number, lineWidth: number): string {
  const text = document.toString({ lineWidth, nullStr: '' });
  const indent = ' '.repeat(column);
  return text.replace(/^( *-) $/gm, '$1').replace(/(^|\n)(?=[^\n])/g, `$1${indent}`);
}

/** Every text in double quotes on one line: the way of writing that no text can break. */
function quoteAll(document: Document): void {
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
}

function write(data: unknown, place: Place, style: (document: Document) => void): string {
  const document = new Document(data);
  style(document);
  const { column, oneLine = false } = place;
  const text = toText(document, column, oneLine ? 0 : LINE_WIDTH - column);
  if (isDeepStrictEqual(parse(text), data) && !(oneLine && text.trimEnd().includes('\n'))) {
    return text;
  }
  quoteAll(document);
  return toText(document, column, 0);
}

/** A key as it is written. */
export function keyText(key: string): string {
  return stringify(key).trimEnd();
}

function contents(document: Document): Node | undefined {
  return isNode(document.contents) ? document.contents : undefined;
}

/** "key: value" as whole lines. */
export function writePair(key: string, value: unknown, place: Place): string {
  return write({ [key]: value }, place, (document) => {
    const map = contents(document);
    styleNode(document, isMap(map) ? map.get(key, true) : undefined, key, place);
  });
}

/** "- value" as whole lines. */
export function writeEntry(value: unknown, place: Place): string {
  return write([value], place, (document) => {
    const list = contents(document);
    styleNode(document, isSeq(list) ? list.items[0] : undefined, '', place);
  });
}
