import { form } from './form-files.ts';
import { HELD_ATTRIBUTE } from './names.ts?inline-script';
import { fillPlainMail } from './plain-mail.ts';

/** How long a press waits for the form, in milliseconds; a later answer would be a surprise. */
const HELD_AT_MOST_MS = 5000;

/** Presses (of the middle button only on links) and the Enter key in a field. */
const PRESSES = ['click', 'auxclick', 'submit'] as const;

/** The visitor has moved on: the answer would steal focus. */
const GOING_ON = ['focusin', 'keydown'] as const;

const listening = new AbortController();
let timer = 0;

/**
 * Holds the last press in the form until the form is ready: the press has no effect, its control is
 * busy, and it is replayed once.
 *
 * @param hasFailed whether a press on a link is no longer held, because the form has failed
 */
export function holdPresses(hasFailed: () => boolean, onHold: () => void, onTimeUp: () => void) {
  const hold = (event: Event) => {
    const control = pressedControl(event);
    if (!control) return;
    if (control instanceof HTMLAnchorElement && hasFailed()) {
      fillPlainMail(form, control);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    dropPress();
    control.setAttribute(HELD_ATTRIBUTE, 'true');
    timer = window.setTimeout(onTimeUp, HELD_AT_MOST_MS);
    onHold();
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of PRESSES) form.addEventListener(type, hold, options);
  for (const type of GOING_ON) addEventListener(type, dropPress, options);
}

export function dropPress(): void {
  clearTimeout(timer);
  heldControl()?.removeAttribute(HELD_ATTRIBUTE);
}

/** The form is ready and answers presses itself. */
export function replayPress(): void {
  listening.abort();
  const control = heldControl();
  dropPress();
  control?.click();
}

/** Looked up each time: hydration may have rebuilt the control. */
function heldControl(): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[${HELD_ATTRIBUTE}]`);
}

function pressedControl(event: Event): HTMLElement | null {
  if (event.type === 'submit') return form.querySelector<HTMLElement>('[type=submit]');
  const button = event instanceof MouseEvent ? event.button : 0;
  if (button > 1 || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLElement>(button === 1 ? 'a' : 'button,a');
}
