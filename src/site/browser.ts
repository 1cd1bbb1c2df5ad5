/** What scripts in the browser share. */

/** The first element of the page that matches, of a type that the caller knows. */
export function find<Found extends HTMLElement>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}

/** The delay after the first frame, in milliseconds. */
const AFTER_FRAME_MS = 99;

/** Runs `task` once the page has loaded and painted; in a background tab, once it is shown. */
export function afterFirstPaint(task: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(task, AFTER_FRAME_MS)));
}

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
