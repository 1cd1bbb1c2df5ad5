/** Copying, for the copy buttons of a page and for the draft of a form. Runs in the browser. */

/** Brave on iOS never answers: after this time, in milliseconds, that counts as refused. */
const NO_ANSWER_MS = 1000;

/** What is copied of an element: what a field contains, the first link, or the whole text. */
function textOf(source: HTMLElement | null): string {
  if (source instanceof HTMLTextAreaElement) return source.value;
  return (source?.querySelector('a') ?? source)?.textContent ?? '';
}

/**
 * Copies for a button: `data-copy` is the id of the element with the text, and the next element
 * announces the result, in one go with what to do next. If copying is refused, the text is selected;
 * a field is shown for that.
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
    await Promise.race([
      navigator.clipboard.writeText(textOf(source)),
      new Promise((_, refuse) => setTimeout(refuse, NO_ANSWER_MS)),
    ]);
    show(done);
    return true;
  } catch {
    if (source instanceof HTMLTextAreaElement) {
      source.hidden = false;
      source.select();
    } else if (source) getSelection()?.selectAllChildren(source);
    show(failed);
    return false;
  }
}
