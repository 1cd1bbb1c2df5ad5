import { mapMarkup } from '#text/markup.ts';

/** Puts a no-break space between a number and its unit. */
export function nbspBeforeUnits(value: string): string {
  return value.replaceAll(
    /(?<=\d\+?) (?=[\p{L}\p{M}]{2,12}(?![\p{L}\p{M}])|\p{sc=Han})/gu,
    '\u00a0',
  );
}

/** Sets straight quotes and apostrophes as English prints them: “so” and ‘so’, the reader’s. */
export function curlQuotes(value: string): string {
  return value
    .replaceAll(/(?<=^|[\s([*–—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([*–—“])'/g, '‘')
    .replaceAll("'", '’');
}

/** Puts no-break spaces before ; : ! ? and inside guillemets, as French prints them. */
export function nbspAtPunctuation(value: string): string {
  return value.replaceAll(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');
}

/** Puts backticks around each of the names (such as coin codes) that does not have them yet. */
export function backtickNames(value: string, names: readonly string[]): string {
  const bare = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  return mapMarkup(value, ({ delimiter, text }) =>
    delimiter === '' ? text.replace(bare, '`$&`') : delimiter + text + delimiter,
  );
}

/** Writes a space between Chinese characters and Latin letters or digits. */
export function spaceFromLatin(value: string): string {
  return value.replaceAll(/(?<=\p{sc=Han})(?=[a-z\d])|(?<=[a-z\d])(?=\p{sc=Han})/giu, ' ');
}
