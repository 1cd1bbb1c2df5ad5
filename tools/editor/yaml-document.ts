import { type Document, isScalar, type Pair, parseDocument, visit } from 'yaml';

/** The width at which the texts of content/ are wrapped. */
export const LINE_WIDTH = 100;

export function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/**
 * Reads a file to be changed and written again. The library attaches a comment below an empty value to
 * that value and moves it up on write. With "null" for the empty value, the comment stays in place.
 */
export function readDocument(source: string): Document {
  const empty: number[] = [];
  visit(parseDocument(source), {
    Scalar(_, { value, range }) {
      if (value === null && range && range[0] === range[1]) empty.push(range[0]);
    },
  });
  let text = source;
  for (const offset of empty.toSorted((one, other) => other - one)) {
    text = `${text.slice(0, offset)} null ${text.slice(offset)}`;
  }
  const document = parseDocument(text);
  visit(document, {
    Scalar(_, node) {
      if (node.value === null) node.source = '';
    },
  });
  return document;
}

/** The text of a file. The library leaves a space after the hyphen of an empty entry. */
export function writeDocument(document: Document): string {
  const format = { lineWidth: LINE_WIDTH, nullStr: '', flowCollectionPadding: false };
  return document.toString(format).replace(/^( *-) $/gm, '$1');
}
