/**
 * The menu closes when the page is left, so that the back button restores it closed, and when focus
 * moves out, so that it does not cover the focused element. Older browsers have no popovers.
 */
const menu = document.getElementById('menu');
const closeMenu = () => menu?.hidePopover?.();

addEventListener('pagehide', closeMenu);
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) closeMenu();
});
