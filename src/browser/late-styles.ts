/**
 * Adds styles for parts that only a script can show, which keeps them out of the page. Constructed
 * style sheets are exempt from the page's `style-src`.
 */
export function addLateStyles(css: string): void {
  if (typeof document === 'undefined') return; // Prerendering
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
