/// <reference types="vite/client" />

const styles = import.meta.glob<string>('../styles/languages/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const fonts = import.meta.glob<string>('../styles/languages/*-latin.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The styles of one language beyond those that all share: its letters, line height and spacing. */
export function languageStyle(language: string): string | undefined {
  const font = fonts[`../styles/languages/newsreader-${language}-latin.woff2`];
  const face =
    font &&
    `@font-face{font-family:Newsreader;src:url(${font});font-weight:500;font-display:swap;unicode-range:U+80-2000}`;
  // A language with more than its letters, or with letters in two files, has a sheet.
  return styles[`../styles/languages/${language}.css`] ?? face;
}
