import type { SubmitEvent } from 'react';

/** A live region announces a text again only if it was empty for a moment. */
const ANNOUNCED_AFTER_MS = 99;

/** The ids of the notice that a form shows, and of the live region that announces it. */
export const NOTICE_ID = 'form-notice';
export const NOTICE_STATUS_ID = 'form-notice-status';

/** Removes the listeners of the notice that is open. */
let listeners: AbortController | undefined;

/**
 * Answers a form's submit, which sends nothing, by the notice under its button. It stays until its own
 * button or Escape closes it, and takes no focus. A live region outside announces it at each click: one
 * that appears with its text is silent.
 */
export function showNotice(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const button = event.nativeEvent.submitter;
  const notice = document.getElementById(NOTICE_ID);
  const status = document.getElementById(NOTICE_STATUS_ID);
  if (!notice || !status) return;
  listeners?.abort();
  listeners = new AbortController();
  const { signal } = listeners;

  // Safari does not focus a clicked button.
  if (document.activeElement === document.body) button?.focus();
  notice.hidden = false;
  notice.scrollIntoView({ block: 'nearest' });
  // On a small screen the notice alone may fill it.
  button?.scrollIntoView({ block: 'nearest' });

  status.replaceChildren();
  const texts = Array.from(notice.querySelectorAll('h3, p'), ({ textContent }) => textContent);
  setTimeout(() => signal.aborted || status.replaceChildren(texts.join(' ')), ANNOUNCED_AFTER_MS);

  const close = () => {
    listeners?.abort();
    if (notice.contains(document.activeElement)) button?.focus();
    notice.hidden = true;
    status.replaceChildren();
  };
  notice.querySelector('button')?.addEventListener('click', close, { signal });
  // An open list or tooltip calls preventDefault on Escape, and an input method ends a word by it.
  const isOurs = (e: KeyboardEvent) =>
    !e.defaultPrevented && !e.isComposing && !document.querySelector(':popover-open');
  addEventListener('keydown', (e) => e.key === 'Escape' && isOurs(e) && close(), { signal });
}
