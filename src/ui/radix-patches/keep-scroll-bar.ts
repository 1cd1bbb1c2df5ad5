/**
 * Replaces `react-remove-scroll-bar` and `react-style-singleton` (astro.config.ts). They hide the
 * page's scroll bar, which restyles the whole page (a third of a second on a slow phone), by a
 * style whose hash varies. Without them `react-remove-scroll` still blocks wheel and touch.
 */
export function RemoveScrollBar() {
  return null;
}

export function styleSingleton() {
  return RemoveScrollBar;
}
