import { MARKS, type MarkPiece, markPieces } from './mark-pieces.ts';

/** Replaces each piece of a text, inner pieces first. */
function mapPieces(value: string, change: (piece: MarkPiece) => string): string {
  return markPieces(value)
    .map(({ mark, text }) =>
      change({ mark, text: mark.startsWith('*') ? mapPieces(text, change) : text }),
    )
    .join('');
}

/** Puts backticks around each of the names (such as coin codes) that does not have them yet. */
export function markNames(value: string, names: readonly string[]): string {
  if (names.length === 0) return value;
  const bare = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  return mapPieces(value, ({ mark, text }) =>
    mark === '' ? text.replace(bare, '`$&`') : mark + text + mark,
  );
}

/** Removes the marks from a text and keeps the words. */
export function stripMarks(value: string): string {
  return mapPieces(value, ({ text }) => text);
}

/** The mark that is opened but not closed, if any. */
export function unclosedMark(value: string): MarkPiece['mark'] | undefined {
  return markPieces(value)
    .filter(({ mark }) => mark !== '`')
    .map(({ mark, text }) =>
      mark === '' ? MARKS.find((each) => text.includes(each)) : unclosedMark(text),
    )
    .find((mark) => mark !== undefined);
}
