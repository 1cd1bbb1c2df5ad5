/** The script behind every copy button of a page; Document.astro adds it to each page that has one. */
import { copyFor } from './copy-text.browser.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (button) copyFor(button);
});
