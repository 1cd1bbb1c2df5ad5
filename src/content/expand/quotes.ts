/** Sets straight quotes and apostrophes as English prints them: “so” and ‘so’, the reader’s. */
export function curlyQuotes(value: string): string {
  return value
    .replaceAll(/(?<=^|[\s([*–—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([*–—“])'/g, '‘')
    .replaceAll("'", '’');
}
