/** A link, from its `://`, `www.` or `.com/` on: its words and numbers are no secrets. */
const WEB_ADDRESS = /(?::\/\/|www\.|\.[a-z]{2,}\/)\S*/gi;

/** Characters without width: they would hide a secret from the guard but not from a thief. */
const INVISIBLE = /\u034f|[\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text in its plainest characters, with Western digits and without links. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\u200b|\\[nrt]/g, ' ')
    .replace(WEB_ADDRESS, ' ')
    .replace(/[^\P{Nd}\d]/gu, westernDigit);
}

/** In Unicode the ten digits of a script follow its zero. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Lower case without accents, and Hiragana for Katakana, so that words match whatever the keyboard. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
