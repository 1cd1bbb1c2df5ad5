const DELIMITERS = ['**', '*', '`'] as const;

/** A piece of text between two equal delimiters; `delimiter` is empty for plain text. */
export type MarkupPiece = { delimiter: (typeof DELIMITERS)[number] | ''; text: string };

const MARKUP = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/**
 * Splits a text at its markup: `**strong**`, `*emphasis*` and a name in backticks. Strong and emphasized
 * pieces may contain names. An unpaired delimiter stays part of the text.
 */
export function parseMarkup(text: string): MarkupPiece[] {
  return text.split(MARKUP).map((piece, position) => {
    const delimiter =
      position % 2 === 1 ? (DELIMITERS.find((each) => piece.startsWith(each)) ?? '') : '';
    return { delimiter, text: piece.slice(delimiter.length, piece.length - delimiter.length) };
  });
}

/** Replaces each piece of a text, inner pieces first. */
export function mapMarkup(value: string, change: (piece: MarkupPiece) => string): string {
  return parseMarkup(value)
    .map(({ delimiter, text }) =>
      change({ delimiter, text: delimiter.startsWith('*') ? mapMarkup(text, change) : text }),
    )
    .join('');
}

/** Removes the markup from a text and keeps the words. */
export function stripMarkup(value: string): string {
  return mapMarkup(value, ({ text }) => text);
}
