/**
 * Adds styles for parts that only a script can show, which keeps them out of the page. The page's
 * policy admits rules that a script adds to an existing sheet; one media query holds them all.
 */
export function addLateStyles(css: string): void {
  if (typeof document === 'undefined') return; // Prerendering
  const [sheet] = document.styleSheets;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
