/**
 * Closes the menu when the page is left, as by choosing one of its links, so that going back shows it
 * closed; and when focus moves out, so that it does not cover the focused element. Browsers below the
 * floor have no hidePopover.
 */
const menu = document.getElementById('menu');
const closeMenu = () => menu?.hidePopover?.();

addEventListener('pagehide', closeMenu);
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) closeMenu();
});
