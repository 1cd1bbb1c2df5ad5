/**
 * The script behind every copy button of a page: draft.inline.ts brings it, as only pages with a form
 * have one.
 */
import { copyFor } from './copy-text.browser.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (button) copyFor(button);
});
