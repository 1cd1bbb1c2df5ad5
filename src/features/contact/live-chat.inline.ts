/**
 * The notice about live chat gives the focus back by itself after Escape or its button; after a press
 * outside, the browser does not.
 */
const notice = document.getElementById('chat-notice');
const button = document.querySelector<HTMLElement>('[popovertarget=chat-notice]');

notice?.addEventListener('toggle', () => {
  if (notice.matches(':popover-open')) return;
  if (document.activeElement?.matches('body')) button?.focus({ preventScroll: true });
  // The page may have been scrolled behind the notice.
  if (button?.matches(':focus')) button.scrollIntoView({ block: 'nearest' });
});

export {};
