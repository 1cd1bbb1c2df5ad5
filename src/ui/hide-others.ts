/** It has the whole page styled anew: so long after the list was asked for that it is on the screen. */
const HIDE_AFTER_MS = 300;

/**
 * Stands in for the package `aria-hidden` (astro.config.ts), by which an open dropdown hides the
 * page behind it from screen readers. The package leaves hidden links focusable and hides the main
 * heading too; here everything but the list and that heading is inert, until the list closes and
 * before the focus returns.
 *
 * @returns what makes the page usable again
 */
export function hideOthers(list: Element): () => void {
  const kept = [list, ...document.querySelectorAll('h1')];
  let hidden: HTMLElement[] = [];
  const timer = setTimeout(() => {
    hidden = othersIn(document.body, kept);
    for (const element of hidden) setHidden(element, true);
  }, HIDE_AFTER_MS);
  return () => {
    clearTimeout(timer);
    for (const element of hidden) setHidden(element, false);
  };
}

/** `inert` alone would do; not every tool that reads a page's roles knows it. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  element.inert = isHidden;
  if (isHidden) element.ariaHidden = 'true';
  else element.removeAttribute('aria-hidden');
}

/** The outermost elements that hold none of those to keep. */
function othersIn(parent: Element, kept: readonly Element[]): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((element) => child.contains(element))) return othersIn(child, kept);
    return child instanceof HTMLElement && !child.inert && !child.ariaHidden ? [child] : [];
  });
}
