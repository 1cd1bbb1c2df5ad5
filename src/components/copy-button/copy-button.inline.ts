/**
 * The script behind every copy button of a page. Document.astro adds it to a page that has one; on a page
 * with a form, start-form.inline.ts brings it.
 */
import { copyFor } from './copy-text.browser.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (button) copyFor(button);
});
