/**
 * Adds styles of what only a script can show. They come with its file and leave the page lighter;
 * a constructed sheet needs no leave in the page's policy.
 */
export function addLateStyles(css: string): void {
  if (typeof CSSStyleSheet === 'undefined') return; // Prerendering
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
