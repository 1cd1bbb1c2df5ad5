/// <reference types="vite/client" />

const styles = import.meta.glob<string>('../styles/languages/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The styles of one language beyond those that all share: its letters, line height and spacing. */
export function languageStyle(language: string): string | undefined {
  return styles[`../styles/languages/${language}.css`];
}
