/** The inline script of Contact, at its end: the shared one, then its own. */
import '#document/every-page.inline.ts';

/**
 * The notice about live chat gives the focus back by itself after Escape or its button; after a click
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

// The message is printed whole, where the browser has no `field-sizing`, and every answer, where it has no
// `::details-content`.
addEventListener('beforeprint', () => {
  const message = document.querySelector('textarea');
  if (message) {
    const border = message.offsetHeight - message.clientHeight;
    message.style.minBlockSize = `${message.scrollHeight + border}px`;
  }
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const answer of closed) answer.open = true;
  const undo = () => {
    if (message) message.style.minBlockSize = '';
    for (const answer of closed) answer.open = false;
  };
  addEventListener('afterprint', undo, { once: true });
});
