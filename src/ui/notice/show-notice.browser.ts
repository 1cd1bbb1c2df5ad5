import type { SubmitEvent } from 'react';
import { addLateStyles } from '#site/browser.ts';
import noticeStyles from './notice.css?inline';

addLateStyles(noticeStyles);

/** In a visible area narrower than this (in CSS pixels), as on a zoomed page, a notice is scaled down. */
const MIN_WIDTH_PX = 320;

/** The least height left for a notice, before scaling, if the focused element takes the rest. */
const MIN_HEIGHT_PX = 96;

/** Between a notice and the edges of the visible area. */
const GAP_PX = 16;

/** A live region announces a text again only if it was empty for a moment. */
const ANNOUNCED_AFTER_MS = 99;

/** The ids of the notice that a form shows, and of the live region that announces it. */
export const NOTICE_ID = 'form-notice';
export const NOTICE_STATUS_ID = 'form-notice-status';

/** Removes the listeners of the notice that is open. */
let listeners: AbortController | undefined;

/**
 * Answers a form's submit, which sends nothing, by its notice. It stays until its button or Escape closes
 * it, and takes no focus. A live region outside announces it at each click: one inside a hidden popover is
 * silent.
 */
export function showNotice(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const notice = document.getElementById(NOTICE_ID);
  const status = document.getElementById(NOTICE_STATUS_ID);
  if (!notice || !status) return;
  // Safari does not focus a clicked button, but the notice must not cover it.
  if (document.activeElement === document.body) event.nativeEvent.submitter?.focus();
  listeners?.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  let focused: Element | null = null;

  function updatePosition(): void {
    if (!notice?.contains(document.activeElement)) focused = document.activeElement;
    if (notice) keepInView(notice, focused?.closest('[role=listbox]') ?? focused);
  }

  function close(): void {
    listeners?.abort();
    if (notice?.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus();
    notice?.togglePopover(false);
    notice?.setAttribute('hidden', '');
    status?.replaceChildren();
  }

  notice.hidden = false;
  notice.togglePopover(true);
  status.replaceChildren();
  const texts = Array.from(notice.querySelectorAll('h3, p'), ({ textContent }) => textContent);
  setTimeout(() => signal.aborted || status.replaceChildren(texts.join(' ')), ANNOUNCED_AFTER_MS);

  updatePosition();
  for (const type of ['focusin', 'scroll', 'resize'])
    addEventListener(type, updatePosition, { signal });
  for (const type of ['scroll', 'resize'])
    visualViewport?.addEventListener(type, updatePosition, { signal });
  notice.querySelector('button')?.addEventListener('click', close, { signal });
  // An open list or tooltip calls preventDefault on Escape.
  addEventListener('keydown', (e) => e.key === 'Escape' && !e.defaultPrevented && close(), {
    signal,
  });
}

/**
 * Keeps a notice in the visible part of the page, even with pinch zoom or an on-screen keyboard: above
 * or below the element in use, which it must not cover.
 */
function keepInView({ style, dataset }: HTMLElement, inUse: Element | null): void {
  if (!visualViewport) return;
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  const box = inUse === document.body ? undefined : inUse?.getBoundingClientRect();
  const above = box ? box.top - offsetTop : 0;
  const below = box ? offsetTop + height - box.bottom : height;
  const isAbove = below < above;
  // `zoom` scales these lengths too.
  const scale = Math.min(1, width / MIN_WIDTH_PX);
  const room = Math.min(height, Math.max(above, below, MIN_HEIGHT_PX * scale));
  const right = document.documentElement.clientWidth - offsetLeft - width;
  dataset.side = isAbove ? 'top' : 'bottom';
  style.top = isAbove
    ? `${offsetTop / scale + GAP_PX}px`
    : `${(offsetTop + height) / scale - GAP_PX}px`;
  style.left = `${offsetLeft / scale + GAP_PX}px`;
  style.right = `${right / scale + GAP_PX}px`;
  style.setProperty('--scale', String(scale));
  style.setProperty('--max-height', `${room / scale - 2 * GAP_PX}px`);
}
