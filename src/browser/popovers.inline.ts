/**
 * Closes what opens over the page: when the page is left, so that going back shows it closed; when focus
 * moves elsewhere, so that it covers nothing in use; and the menu where the header has room for its links.
 * Chrome 114 throws if `hidePopover` finds it hidden; browsers below the floor have neither function.
 */
const closeAll = ({ target }: { target?: unknown }) =>
  document.querySelectorAll<HTMLElement>('[popover=auto]').forEach((each) => {
    // The target has the focus, or is no element.
    if (!each.contains(target as Node)) each.togglePopover?.(false);
  });

window.onpagehide = closeAll;
addEventListener('focusin', closeAll);
// The width of --menu in src/styles/breakpoints.css.
matchMedia('(width>=52rem)').onchange = () => closeAll({});

export {};
