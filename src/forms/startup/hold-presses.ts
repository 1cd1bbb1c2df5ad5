import { HELD_ATTRIBUTE } from './names.ts?inline-script';
import { fillPlainMail } from './plain-mail.ts';

/** How long a press waits for the form, in milliseconds; a later answer would be a surprise. */
const HELD_AT_MOST_MS = 5000;

/** Presses (of the middle button only on links) and the Enter key in a field. */
const PRESSES = ['click', 'auxclick', 'submit'] as const;

/** The visitor has moved on: the answer would steal focus. */
const GOING_ON = ['focusin', 'keydown'] as const;

interface Hooks {
  /** Whether a press on a link is no longer held, because the form has failed. */
  letsLinksThrough: () => boolean;
  onHold: () => void;
  onTimeUp: () => void;
}

/**
 * Holds the last press in a form until the form is ready: the press has no effect, its control is busy,
 * and it is replayed once.
 */
export function holdPresses(form: HTMLElement, hooks: Hooks) {
  let timer = 0;

  // Looked up each time: hydration may have rebuilt the control.
  const held = () => form.querySelector<HTMLElement>(`[${HELD_ATTRIBUTE}]`);

  const drop = () => {
    clearTimeout(timer);
    held()?.removeAttribute(HELD_ATTRIBUTE);
  };

  const hold = (event: Event) => {
    const control = pressedControl(form, event);
    if (!control) return;
    if (control instanceof HTMLAnchorElement && hooks.letsLinksThrough()) {
      fillPlainMail(form, control);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    drop();
    control.setAttribute(HELD_ATTRIBUTE, 'true');
    timer = window.setTimeout(hooks.onTimeUp, HELD_AT_MOST_MS);
    hooks.onHold();
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const type of PRESSES) form.addEventListener(type, hold, options);
  for (const type of GOING_ON) addEventListener(type, drop, options);

  const replay = () => {
    listening.abort();
    const control = held();
    drop();
    control?.click();
  };

  return { drop, replay };
}

function pressedControl(form: HTMLElement, event: Event): HTMLElement | null {
  if (event.type === 'submit') return form.querySelector<HTMLElement>('[type=submit]');
  const button = event instanceof MouseEvent ? event.button : 0;
  if (button > 1 || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLElement>(button === 1 ? 'a' : 'button,a');
}
