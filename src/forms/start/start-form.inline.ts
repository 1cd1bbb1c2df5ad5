/**
 * Runs inline, before the form: from the form's first byte on it keeps clicks pending, answers the last
 * one once the form is ready, and loads the form's files when needed.
 */

import { READY_ATTRIBUTE, READY_EVENT } from '#forms/ids.ts';
import { afterFirstPaint, find } from '#site/browser.ts';

/** How long a click stays pending, in milliseconds; a later answer would be a surprise. */
const PENDING_CLICK_MAX_MS = 5000;

/** A live region announces a text again only if it was hidden for a moment. */
const ANNOUNCED_AFTER_MS = 99;

const root = () => find('[data-props]');
const failureMessage = () => find('.form-not-loaded');
const files = () => find<HTMLTemplateElement>('#form-files')?.content;

let hasStarted = false;
/** A file did not come. Some browsers never ask for it again in this page: a reload does. */
let hasFailed = false;

function preload(): void {
  document.head.append(...(files()?.querySelectorAll('link') ?? []));
}

/** Loads and runs the form's files, once. */
async function start(): Promise<void> {
  const script = files()?.querySelector('script');
  // Without it, the end of the page has not arrived, or this is `npm run dev`.
  if (!script || hasStarted) return;
  hasStarted = true;
  preload();
  try {
    await import(/* @vite-ignore */ script.src);
  } catch (error) {
    console.warn(error);
    // WebKit caches the failure even across reloads, unless the file is fetched again past the cache.
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')) {
      fetch(href, { cache: 'reload' }).catch(() => {});
    }
    hasFailed = true;
    showFailure();
  }
}

let pendingControl: HTMLElement | undefined;
/** What had the focus at that click. */
let focused: Element | null = null;
let pendingTimer = 0;
let failureTimer = 0;

/** Keeps a click on one of the form's buttons pending: Enter in a field clicks one, too. Stops a submit without a click. */
function holdClick(event: Event): void {
  const { target } = event;
  if (root()?.hasAttribute(READY_ATTRIBUTE) || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('[data-props] button, [type=submit]');
  if (!control && event.type !== 'submit') return;
  event.preventDefault();
  event.stopPropagation();
  dropPendingClick();
  if (!control) return;
  pendingControl = control;
  focused = document.activeElement;
  if (hasFailed) {
    showFailure();
    return;
  }
  control.setAttribute('aria-busy', 'true');
  pendingTimer = window.setTimeout(showFailure, PENDING_CLICK_MAX_MS);
  start();
}

function dropPendingClick(): void {
  clearTimeout(pendingTimer);
  pendingControl?.removeAttribute('aria-busy');
  pendingControl = undefined;
}

/** Says why the form does not answer, under the fields. */
function showFailure(): void {
  const isClicked = pendingControl !== undefined;
  dropPendingClick();
  hideFailure();
  failureTimer = window.setTimeout(() => {
    failureMessage()?.removeAttribute('hidden');
    if (isClicked) failureMessage()?.scrollIntoView({ block: 'nearest' });
  }, ANNOUNCED_AFTER_MS);
}

function hideFailure(): void {
  clearTimeout(failureTimer);
  failureMessage()?.setAttribute('hidden', '');
}

addEventListener('click', holdClick, true);
addEventListener('submit', holdClick, true);

for (const type of ['pointerdown', 'focusin', 'keydown'] as const) {
  addEventListener(type, ({ target }) => {
    if (!(target instanceof Element)) return;
    // The visitor has moved on: replaying the click would take the focus away. A tab that is shown again
    // focuses the same element again, and React the one that it has rebuilt.
    const isSame = target === focused || !focused?.isConnected;
    if (type === 'keydown' || (type === 'focusin' && !isSame)) dropPendingClick();
    if (target.closest('[data-props], [type=submit]')) start();
  });
}

addEventListener(READY_EVENT, () => {
  hideFailure();
  // React has rebuilt the form if something else had changed it.
  const control = pendingControl?.id ? document.getElementById(pendingControl.id) : pendingControl;
  dropPendingClick();
  control?.click();
});

afterFirstPaint(() => {
  const form = find('.draft');
  if (!form) return;
  if (!navigator.connection?.saveData) preload();
  // A little before the form comes into view.
  new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
    rootMargin: '300px',
  }).observe(form);
});
