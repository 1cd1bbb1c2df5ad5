/**
 * Closes the menu and the list of languages when the page is left, as by choosing one of their links, so
 * that going back shows them closed; and the menu when focus moves out, so that it does not cover the focused element. Browsers below the
 * floor have no hidePopover.
 */
const menu = document.getElementById('menu');
const closeList = (list: HTMLElement | null) => list?.hidePopover?.();

addEventListener('pagehide', () => {
  closeList(menu);
  closeList(document.getElementById('languages'));
});
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) closeList(menu);
});
