import { selectText } from './copy-text.ts?inline-script';

/**
 * The inline script behind every copy button of a page. `data-copy` is the id of the element with
 * the text or the link; the next element announces the result. If copying is refused, the text is
 * shown and selected instead, and no success is announced.
 */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  const named = button && document.getElementById(button.dataset.copy ?? '');
  if (!named) return;
  const source = named.querySelector('a') ?? named;
  const [done, failed] = button.nextElementSibling?.children ?? [];
  const show = (shown?: Element) => {
    done?.toggleAttribute('hidden', shown !== done);
    failed?.toggleAttribute('hidden', shown !== failed);
  };
  show();
  try {
    await navigator.clipboard.writeText(
      source instanceof HTMLTextAreaElement ? source.value : source.textContent,
    );
    show(done);
  } catch {
    selectText(source);
    show(failed);
  }
});
