/**
 * No-op stand-in for `react-remove-scroll-bar` (astro.config.ts); the export keeps that package's name. The
 * package hides the page's scroll bar: that restyles the whole page (a third of a second on a slow phone) by
 * a style whose hash varies. Without it `react-remove-scroll` still blocks wheel and touch.
 */
export function RemoveScrollBar() {
  return null;
}
