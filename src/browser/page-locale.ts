/** The page's language, with the Latin digits of all its figures. */
export function pageLocale(): string {
  return `${document.documentElement.lang}-u-nu-latn`;
}
