/**
 * Stands in for the packages `react-remove-scroll-bar` and `react-style-singleton` (astro.config.ts),
 * by which an open dropdown takes away the page's scroll bar. That has the whole page styled and laid
 * out anew, which a slow phone needs a third of a second for, by a style element that no hash in the
 * page's policy could admit. The page is kept from scrolling without it: `react-remove-scroll` stops
 * the wheel and the finger, the list takes the keys, and a press on the bar closes the list.
 */
export function RemoveScrollBar() {
  return null;
}

export function styleSingleton() {
  return RemoveScrollBar;
}
