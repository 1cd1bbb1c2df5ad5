/** Characters of the longest key: an extended key has 111, some coins' keys a few more. */
const LONGEST_KEY = 120;

/** Groups this short are bytes or digits of a hexadecimal key: only the whole row counts. */
const SHORT_GROUP = 3;

/** The words before a key may be as long as its groups; a longer row is no key. */
const WORDS_BEFORE = 3;

/** A key's lines may differ in length. */
const LINE = 8;

/** A piece of letters and digits, and the text between it and the previous piece. */
interface Piece {
  text: string;
  gap: string;
}

/**
 * The candidates for a key: each piece of letters and digits alone, then joined groups of one size (the
 * last may be shorter), and long pieces joined across line breaks.
 */
export function joinedPieces(text: string): string[] {
  const pieces = piecesOf(text);
  let inRow = 0;
  return pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    const goesOn = before?.text.length === piece.text.length && isGroupGap(piece);
    inRow = goesOn ? inRow + 1 : 0;
    const isShort = piece.text.length <= SHORT_GROUP;
    if (inRow > (isShort ? 0 : WORDS_BEFORE)) return [piece.text];
    const row = joinedFrom(pieces, at);
    return isShort ? row.slice(-1) : row;
  });
}

function joinedFrom(pieces: readonly Piece[], start: number): string[] {
  const first = pieces[start]?.text ?? '';
  const joined = [first];
  let whole = first;
  for (let at = start + 1; whole.length <= LONGEST_KEY; at += 1) {
    const next = pieces[at];
    if (!next || !isGroupGap(next, first.length) || next.gap !== pieces[start + 1]?.gap) break;
    const { length } = next.text;
    const goesOn = length === first.length || (first.length >= LINE && length >= LINE);
    if (!goesOn && length > first.length) break;
    whole += next.text;
    joined.push(whole);
    if (!goesOn) break;
  }
  return joined;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  // `0x` or `\x` may be before the whole key or before each byte.
  const bare = text.replace(/(?<![\da-z])0x|\\x/gi, ' ');
  for (const { 0: piece, index } of bare.matchAll(/[\da-z]+/gi)) {
    // All white space counts as one space; other characters between pieces count as they are.
    pieces.push({ text: piece, gap: bare.slice(end, index).replace(/\s+/g, ' ') });
    end = index + piece.length;
  }
  return pieces;
}

/** Bytes may have commas between them; between the lines of a key there is only white space. */
function isGroupGap({ gap, text }: Piece, size = text.length): boolean {
  if (size <= 2) return /^[ ,:;._\p{Pd}]{1,3}$/u.test(gap);
  return size <= 16 ? /^(?: ?[,:._\p{Pd}] ?| )$/u.test(gap) : gap === ' ';
}
