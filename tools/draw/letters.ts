/**
 * The letters beyond ASCII that each language writes with; a language that is not here needs none, or
 * is written in letters that the heading font does not have.
 */
export const LETTERS: Readonly<Record<string, string>> = {
  es: 'áéíñóúüÁÉÍÑÓÚÜ¿¡«»',
  fr: 'àâæçèéêëîïôùûüÿœÀÂÆÇÈÉÊËÎÏÔÙÛÜŒ«»',
  de: 'äöüßÄÖÜ„‚',
  pt: 'àáâãçéêíóôõúüÀÁÂÃÇÉÊÍÓÔÕÚÜ',
  tr: 'âçğıîöşûüÂÇĞİÎÖŞÛÜ',
  vi: withCapitals('àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'),
};

function withCapitals(small: string): string {
  return small + small.toUpperCase();
}

/** Whether a list of ranges as in CSS, "U+0100-02BA,U+1E9E", has the letter. */
export function isInRange(letter: string, ranges: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}
