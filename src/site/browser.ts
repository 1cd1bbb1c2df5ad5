/** What scripts in the browser share. */

/** The first element of the page that matches, of a type that the caller knows. */
export function find<Found extends HTMLElement>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}

/** All that match, in an array: shorter to use than a list of nodes. */
export const findAll = <Found extends HTMLElement>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(selector),
];

/** Runs `task` 99 ms after the first frame of the loaded page; in a background tab, once it is shown. */
export function afterFirstPaint(task: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(task, 99)));
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
