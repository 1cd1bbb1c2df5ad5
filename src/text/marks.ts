export const MARKS = ['**', '*', '`'] as const;

/** A piece of text between two equal marks; `mark` is empty for unmarked text. */
export type MarkPiece = { mark: (typeof MARKS)[number] | ''; text: string };

const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/**
 * Splits a text at its marks: `**strong**`, `*emphasis*` and a name in backticks. Strong and emphasized
 * pieces may have names inside. An unpaired mark stays part of the text.
 */
export function markPieces(text: string): MarkPiece[] {
  return text.split(MARKED).map((piece, position) => {
    const mark = position % 2 === 1 ? (MARKS.find((each) => piece.startsWith(each)) ?? '') : '';
    return { mark, text: piece.slice(mark.length, piece.length - mark.length) };
  });
}

/** Replaces each piece of a text, inner pieces first. */
export function mapPieces(value: string, change: (piece: MarkPiece) => string): string {
  return markPieces(value)
    .map(({ mark, text }) =>
      change({ mark, text: mark.startsWith('*') ? mapPieces(text, change) : text }),
    )
    .join('');
}

/** Removes the marks from a text and keeps the words. */
export function stripMarks(value: string): string {
  return mapPieces(value, ({ text }) => text);
}
