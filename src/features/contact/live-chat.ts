/**
 * An inline script of Contact. By Escape and by its button the notice about live chat gives the focus
 * back by itself; by a press outside the browser leaves it nowhere.
 */
const notice = document.getElementById('chat-notice');
const button = document.querySelector<HTMLElement>('[popovertarget=chat-notice]');

notice?.addEventListener('toggle', () => {
  const isFocusNowhere = document.activeElement?.matches('body,main');
  if (!notice.matches(':popover-open') && isFocusNowhere) button?.focus({ preventScroll: true });
});

export {};
