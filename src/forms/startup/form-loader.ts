/**
 * The inline script of a page with a form (README.md shows the sequence). It includes the copy
 * buttons' script, because each script costs the page's policy one hash.
 */
import '#components/copy-button/copy.ts';
import { afterFirstPaint } from '#ui/first-paint/after-first-paint.ts?inline-script';
import { fetchAhead, form, giveUpIfHung, runFiles } from './form-files.ts';
import { dropPress, holdPresses, replayPress } from './hold-presses.ts';
import {
  FAILED,
  FAILURE_ID,
  NOT_RESPONDING_CLASS,
  READY,
  READY_EVENT,
  SHEET_CLASS,
  STATE_ATTRIBUTE,
} from './names.ts?inline-script';

/** How near the screen the form may come before it runs, in pixels. */
const NEAR_PX = 300;

const sheet = form.closest(`.${SHEET_CLASS}`) as HTMLElement;
const reason = document.getElementById(FAILURE_ID)?.firstElementChild;

const state = () => sheet.getAttribute(STATE_ATTRIBUTE);
const setState = (state: string) => sheet.setAttribute(STATE_ATTRIBUTE, state);
const hide = (element: Element | null | undefined, isHidden: boolean) =>
  element?.toggleAttribute('hidden', isHidden);

function fail(): void {
  dropPress();
  if (state() === READY) return;
  setState(FAILED);
  hide(sheet.querySelector(`.${NOT_RESPONDING_CLASS}`), false);
  hide(reason, false);
}

/** Tries twice: WebKit remembers a failed file even after a reload; the second try has new URLs. */
const run = () => runFiles().catch(runFiles).catch(fail);

/** After a failure only a press tries again, not focus in a field. */
function runOnce(): void {
  if (!state()) run();
}

function followLink(): void {
  // A fragment with `=` fills in fields (src/pages.ts lists them); one without is an anchor.
  if (!location.hash.includes('=')) return;
  sheet.scrollIntoView();
  runOnce();
}

holdPresses(
  () => state() === FAILED,
  () => {
    // Announced again if it fails again.
    hide(reason, true);
    run();
  },
  () => {
    giveUpIfHung();
    fail();
  },
);

for (const type of ['pointerdown', 'focusin'] as const) form.addEventListener(type, runOnce);

form.addEventListener(READY_EVENT, () => {
  setState(READY);
  hide(reason, true);
  replayPress();
});

addEventListener('load', () => {
  followLink();
  addEventListener('hashchange', followLink);
});
afterFirstPaint(() => {
  if (!navigator.connection?.saveData) fetchAhead();
  new IntersectionObserver(
    ([sighting]) => {
      if (sighting?.isIntersecting) runOnce();
    },
    { rootMargin: `${NEAR_PX}px` },
  ).observe(form);
});
