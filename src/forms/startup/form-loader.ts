/**
 * The inline script of a page with a form (README.md shows the sequence). It includes the copy
 * buttons' script, because each script costs the page's policy one hash.
 */
import '#components/copy-button/copy.ts';
import { afterFirstPaint } from '#ui/first-paint/after-first-paint.ts?inline-script';
import { formFiles } from './form-files.ts';
import { holdPresses } from './hold-presses.ts';
import {
  FAILED,
  FAILURE_ID,
  FORM_ATTRIBUTE,
  NOT_RESPONDING_CLASS,
  READY,
  READY_EVENT,
  SHEET_CLASS,
  STATE_ATTRIBUTE,
} from './names.ts?inline-script';

/** How near the screen the form may come before it runs, in pixels. */
const NEAR_PX = 300;

const form = document.querySelector<HTMLElement>(`[${FORM_ATTRIBUTE}]`);
const sheet = form?.closest(`.${SHEET_CLASS}`);

if (form && sheet) {
  const files = formFiles(form);
  const state = () => sheet.getAttribute(STATE_ATTRIBUTE);
  const show = (element: Element | null | undefined, isShown: boolean) =>
    element?.toggleAttribute('hidden', !isShown);
  const reason = document.getElementById(FAILURE_ID)?.firstElementChild;

  const fail = () => {
    presses.drop();
    if (state() === READY) return;
    sheet.setAttribute(STATE_ATTRIBUTE, FAILED);
    show(sheet.querySelector(`.${NOT_RESPONDING_CLASS}`), true);
    show(reason, true);
  };

  const run = () => files.run().catch(fail);

  const presses = holdPresses(form, {
    letsLinksThrough: () => state() === FAILED,
    onHold: () => {
      // Announced again if it fails again.
      show(reason, false);
      run();
    },
    onTimeUp: () => {
      files.giveUpIfHung();
      fail();
    },
  });

  /** After a failure only a press tries again, not focus in a field. */
  const runOnce = () => {
    if (!state()) run();
  };

  const followLink = () => {
    // A fragment with `=` fills in fields (src/pages.ts lists them); one without is an anchor.
    if (!location.hash.includes('=')) return;
    sheet.scrollIntoView();
    runOnce();
  };

  for (const type of ['pointerdown', 'focusin'] as const) form.addEventListener(type, runOnce);

  form.addEventListener(READY_EVENT, () => {
    sheet.setAttribute(STATE_ATTRIBUTE, READY);
    show(reason, false);
    presses.replay();
  });

  if (!navigator.connection?.saveData) afterFirstPaint(files.fetchAhead);
  addEventListener('load', () => {
    followLink();
    addEventListener('hashchange', followLink);
    new IntersectionObserver(
      ([sighting]) => {
        if (sighting?.isIntersecting) runOnce();
      },
      { rootMargin: `${NEAR_PX}px` },
    ).observe(form);
  });
}
