/** Puts `text` in the place of what stands between two offsets. */
export type Splice = { from: number; to: number; text: string };

/** The text between two offsets with all splices made, which do not overlap. */
export function spliced(
  source: string,
  splices: readonly Splice[],
  from = 0,
  to = source.length,
): string {
  let done = from;
  let result = '';
  for (const splice of splices.toSorted((one, other) => one.from - other.from)) {
    result += source.slice(done, splice.from) + splice.text;
    done = splice.to;
  }
  return result + source.slice(done, to);
}

export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** Behind the line break, or at the end of the file. */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
}

/** Signs between the start of the line and the offset. */
export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

/** Whether nothing but spaces stands before the offset in its line. */
export function standsFirst(source: string, offset: number): boolean {
  return source.slice(lineStart(source, offset), offset).trim() === '';
}

/** The start of the first line from `offset` on that is not empty. */
export function afterEmptyLines(source: string, offset: number): number {
  const empty = /^(?:[^\S\n]*\n)*/.exec(source.slice(offset));
  return offset + (empty?.[0].length ?? 0);
}
