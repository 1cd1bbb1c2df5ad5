/**
 * The inline script behind every copy button of a page. A button names by `data-copy` the element
 * that holds the text, or its link; the element after the button tells the outcome. A refused copy
 * shows and selects the text instead, and is never called done.
 */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  const named = button && document.getElementById(button.dataset.copy ?? '');
  if (!named) return;
  const source = named.querySelector('a') ?? named;
  const [done, failed] = [...(button.nextElementSibling?.children ?? [])];
  const tell = (shown?: Element) => {
    for (const outcome of [done, failed]) outcome?.toggleAttribute('hidden', outcome !== shown);
  };
  tell();
  try {
    const text = source instanceof HTMLTextAreaElement ? source.value : source.textContent;
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    source.hidden = false;
    if (source instanceof HTMLTextAreaElement) {
      source.focus();
      source.select();
    } else getSelection()?.selectAllChildren(source);
    tell(failed);
  }
});

export {};
