/**
 * Adds styles for parts that only a script can show, which keeps them out of the page. Constructed
 * stylesheets are exempt from the page's `style-src`.
 */
export function addLateStyles(css: string): void {
  if (typeof document === 'undefined') return; // Prerendering
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(css);
  document.adoptedStyleSheets.push(stylesheet);
}
