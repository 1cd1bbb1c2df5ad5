/** The direction in which a language is written, where it is not left to right. */
export function directionOf(language: string): 'rtl' | undefined {
  return ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : undefined;
}
