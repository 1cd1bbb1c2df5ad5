/// <reference types="vite/client" />

const styles = import.meta.glob<string>('../styles/languages/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const fonts = import.meta.glob<string>('../styles/languages/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The styles of one language beyond those that all share: its letters, line height and spacing. */
export function languageStyle(language: string): string {
  // If two faces have the same range, browsers try the last one first.
  const faces = Object.entries(fonts)
    .filter(([file]) => file.includes(`/newsreader-${language}-`))
    .map(
      ([, url]) =>
        `@font-face{font-family:Newsreader;src:url(${url});font-weight:500;font-display:swap;unicode-range:U+80-2000,U+201A,U+201E}`,
    );
  return faces.join('') + (styles[`../styles/languages/${language}.css`] ?? '');
}
