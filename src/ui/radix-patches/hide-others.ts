/** Setting `inert` restyles the whole page; wait until the list has painted. */
const HIDE_AFTER_MS = 300;

/**
 * Replaces the package `aria-hidden` (astro.config.ts), by which an open dropdown hides the page
 * behind it. The package leaves hidden links focusable and hides the main heading. Here everything
 * but the list and that heading is inert until the list closes, just before focus returns.
 *
 * @returns a function that makes the page usable again
 */
export function hideOthers(list: Element): () => void {
  const kept = [list, ...document.querySelectorAll('h1')];
  let hidden: HTMLElement[] = [];
  const timer = setTimeout(() => {
    hidden = elementsOutside(document.body, kept);
    for (const element of hidden) setHidden(element, true);
  }, HIDE_AFTER_MS);
  return () => {
    clearTimeout(timer);
    for (const element of hidden) setHidden(element, false);
  };
}

/** `inert` alone is enough, but not every tool that reads the accessibility tree knows it. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  element.inert = isHidden;
  if (isHidden) element.ariaHidden = 'true';
  else element.removeAttribute('aria-hidden');
}

/** The outermost elements that contain none of `kept`. */
function elementsOutside(parent: Element, kept: readonly Element[]): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((element) => child.contains(element))) return elementsOutside(child, kept);
    return child instanceof HTMLElement && !child.inert && !child.ariaHidden ? [child] : [];
  });
}
