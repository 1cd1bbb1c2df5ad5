/** Copying, for the copy buttons of a page and for the letter of a form. Runs in the browser. */

/** The text of an element: its first link, its lines (all, or those of one part), or the whole. */
export function linesOf(source: Element | null, part = ''): string {
  const lines = source?.querySelectorAll(`[data-line${part && `=${part}`}]`) ?? [];
  if (lines.length > 0) return Array.from(lines, ({ textContent }) => textContent).join('\n');
  return (source?.querySelector('a') ?? source)?.textContent ?? '';
}

/**
 * Copies for a button: `data-copy` is the id of the element with the text, and the next element
 * announces the result, in one go with what to do next. If copying is refused, the text is selected.
 *
 * @param hasNext whether there is more to do
 * @returns whether the browser allowed it
 */
export async function copyFor(button: HTMLElement | null, hasNext = false): Promise<boolean> {
  const source = document.getElementById(button?.dataset.copy ?? '');
  const outcomes = [...(button?.nextElementSibling?.children ?? [])];
  const [done, failed, next] = outcomes;
  const show = (shown?: Element) => {
    for (const text of outcomes)
      text.toggleAttribute('hidden', text !== shown && !(shown && hasNext && text === next));
  };
  show();
  try {
    await navigator.clipboard.writeText(linesOf(source));
    show(done);
    return true;
  } catch {
    if (source) getSelection()?.selectAllChildren(source);
    show(failed);
    return false;
  }
}
