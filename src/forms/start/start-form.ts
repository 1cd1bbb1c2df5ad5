/**
 * Starts a form. Runs inline, in front of the form: from the form's first byte on it holds presses,
 * answers the last one once the form is ready, and loads the form's files when they are needed.
 */
import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { FAILED_EVENT, READY_EVENT, STATE_ATTRIBUTE } from './names.ts';

/** How long a press waits for the form, in milliseconds; a later answer would be a surprise. */
const HELD_AT_MOST_MS = 5000;

/** How near the screen the form may come before it starts, in pixels. */
const NEAR_PX = 300;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const inTemplate = <Tag extends 'link' | 'script'>(tag: Tag) => [
  ...((find('#form-files') as HTMLTemplateElement | null)?.content.querySelectorAll(tag) ?? []),
];
const state = () => find('[data-form]')?.getAttribute(STATE_ATTRIBUTE);

let held: HTMLElement | undefined;
/** What had the focus when it was pressed. */
let focused: Element | null = null;
let timer = 0;
let reasonTimer = 0;
let hasFailed = false;
/** Addresses of the files that were asked for. */
const asked: string[] = [];

function fetchAhead(): void {
  for (const link of inTemplate('link')) {
    asked.push(link.href);
    document.head.append(link);
  }
}

/** Runs the form's script file, once. */
function start(): void {
  fetchAhead();
  for (const script of inTemplate('script')) {
    asked.push(script.src);
    script.onerror = fail;
    // An empty file loads without an error, and starts nothing.
    script.onload = () => state() || fail();
    document.head.append(script);
  }
}

/**
 * Says why the form does not answer. WebKit remembers a failed file even after a reload, unless it
 * is fetched again past the cache.
 */
function fail(): void {
  const pressed = held;
  letGo();
  if (state() === 'ready') return;
  hasFailed = true;
  hideReason();
  // Shown a moment later, so that it is announced again.
  clearTimeout(reasonTimer);
  reasonTimer = window.setTimeout(() => {
    if (state() === 'ready') return;
    const reason = find(
      `.${pressed?.matches('[type=submit]') ? 'specified-button' : 'form-sheet'} .form-failure`,
    );
    reason?.removeAttribute('hidden');
    if (pressed) reason?.scrollIntoView({ block: 'nearest' });
  }, 99);
  for (const address of asked) fetch(address, { cache: 'reload' }).catch(() => {});
}

/** There is a place for it under the fields and one under the button. */
function hideReason(): void {
  for (const reason of document.querySelectorAll<HTMLElement>('.form-failure'))
    reason.hidden = true;
}

/** Holds a press of one of the form's buttons, and Enter in a field. */
function hold(event: Event): void {
  const { target } = event;
  if (state() === 'ready' || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('[data-form] button, [type=submit]');
  if (!control && event.type !== 'submit') return;
  event.preventDefault();
  event.stopPropagation();
  letGo();
  if (!control) return;
  held = control;
  focused = document.activeElement;
  if (hasFailed) {
    fail();
    return;
  }
  control.ariaBusy = 'true';
  timer = window.setTimeout(fail, HELD_AT_MOST_MS);
  start();
}

function letGo(): void {
  clearTimeout(timer);
  held?.removeAttribute('aria-busy');
  held = undefined;
}

addEventListener('click', hold, true);
addEventListener('submit', hold, true);

for (const type of ['pointerdown', 'focusin', 'keydown'] as const) {
  addEventListener(type, ({ target }) => {
    if (!(target instanceof Element)) return;
    // The visitor has moved on: the answer would take the focus away. A tab that is shown again, and
    // React after a rebuild, focus the same element again.
    const isSame = target === focused || state() === 'starting';
    if (type === 'keydown' || (type === 'focusin' && !isSame)) letGo();
    if (target.closest('[data-form], [type=submit]')) start();
  });
}

addEventListener(FAILED_EVENT, fail);
addEventListener(READY_EVENT, () => {
  hideReason();
  // React has rebuilt the form if something else had changed it.
  const control = held?.isConnected ? held : held && document.getElementById(held.id);
  letGo();
  control?.click();
});

/** A fragment with `=` fills in fields (use-prefill.ts); one without is an anchor. */
function followLink(): void {
  if (!location.hash.includes('=')) return;
  find('[data-form]')?.closest('section')?.scrollIntoView();
  start();
}

addEventListener('hashchange', followLink);
addEventListener('load', followLink);
afterFirstPaint(() => {
  const form = find('.form-and-letter');
  if (!form) return;
  if (!navigator.connection?.saveData) fetchAhead();
  new IntersectionObserver(([sighting]) => sighting?.isIntersecting && start(), {
    rootMargin: `${NEAR_PX}px`,
  }).observe(form);
});
