/** The delay after the first frame, in milliseconds. */
const WAIT_MS = 99;

/** Runs `task` once the page has loaded and painted; in a background tab, once it is shown. */
export function afterFirstPaint(task: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(task, WAIT_MS)));
}
