/**
 * Letters as passports write them in their machine-readable zone (ICAO Doc 9303 part 3, section 6).
 * A letter that is not listed, such as É, loses its mark. Greek follows ELOT 743.
 */
const TABLES: readonly string[] = [
  // Latin
  'Ä AE Å AA Æ AE Ð D Đ D Ħ H I I Ĳ IJ ĸ Q Ł L Ŋ N Ö OE Ø OE Œ OE ẞ SS Þ TH Ŧ T Ü UE',
  // Cyrillic
  'А A Б B В V Г G Ґ G Д D Ђ D Е E Ё E Є IE Ж ZH З Z Ѕ DZ И I І I Ї I Й I Ј J К K Л L Љ LJ М M Н N Њ NJ О O П P Р R С S Т T Ћ C У U Ў U Ф F Х KH Ц TS Ч CH Џ DZ Ш SH Щ SHCH Ъ IE Ы Y Э E Ю IU Я IA',
  // Greek
  'Α A Β V Γ G Δ D Ε E Ζ Z Η I Θ TH Ι I Κ K Λ L Μ M Ν N Ξ X Ο O Π P Ρ R Σ S Τ T Υ Y Φ F Χ CH Ψ PS Ω O',
  // Arabic
  'ء XE آ XAA أ XAE ؤ U إ I ئ XI ا A ب B ة XTA ت T ث XTH ج J ح XH خ XKH د D ذ XDH ر R ز Z س S ش XSH ص XSS ض XDZ ط XTT ظ XZZ ع E غ G ف F ق Q ك K ل L م M ن N ه H و W ى XAY ي Y',
];

const LETTERS = new Map(
  TABLES.flatMap((table) =>
    [...table.matchAll(/(\S+) (\S+)/g)].map(
      ([, letter = '', latin = '']) => [letter, latin] as const,
    ),
  ),
);
/** Left out. */
const SILENT = /[Ьʼ'’]/g;

/** A text in A–Z; characters without a Latin letter stay as they are. */
export function transliterated(text: string): string {
  return [...text.normalize('NFC').toUpperCase().replace(SILENT, '')]
    .map((letter) => LETTERS.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('');
}
