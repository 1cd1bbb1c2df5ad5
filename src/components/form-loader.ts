/**
 * The inline script of the two pages with a form. It fetches the form's files after `load` (with
 * Save-Data not before they are needed) and runs them when the form comes near the screen, is touched
 * or is named by the page's fragment. Until the form is ready its fields take text, and a press is
 * held: it goes nowhere, and is replayed once.
 */

/** How near the screen the form may come before it is made ready, in pixels. */
const NEAR_PX = 300;

/** How long after `load` the files are fetched: the page is painted by then, which they would delay. */
const FETCH_AFTER_MS = 99;

/** Presses, of the middle button only on links, and the Enter key in a field. */
const HELD = ['click', 'auxclick', 'submit'] as const;

const form = document.querySelector<HTMLElement>('[data-form]');
const files = document.getElementById('form-scripts');
// In the development server there is no such list: the page runs the form's file by itself.
const missing: string[] = JSON.parse(files?.textContent ?? '[]');
const entry = missing[0];

if (form) {
  const submitButton = form.querySelector<HTMLElement>('[type=submit]');
  const sheet = form.closest('.form-sheet');
  let held: HTMLElement | undefined;
  let started = false;

  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const isAux = event instanceof MouseEvent && event.button > 0;
    const pressed =
      event.type === 'submit'
        ? submitButton
        : event.target.closest<HTMLElement>(isAux ? 'a' : 'button,a');
    if (!pressed || (isAux && event.button > 1)) return;
    event.preventDefault();
    event.stopPropagation();
    held?.classList.remove('held');
    held = pressed;
    held.classList.add('held');
    start();
  };

  const fetchFiles = () => {
    for (const href of missing.splice(0)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
  };

  // After a failure the next press asks again: browsers fetch a failed file anew.
  const start = () => {
    if (started || !entry) return;
    started = true;
    fetchFiles();
    import(/* @vite-ignore */ entry).catch(() => {
      started = false;
    });
  };

  const followLink = () => {
    if (!/[#&](service|amount|currency|reference|subject)=/.test(location.hash)) return;
    sheet?.scrollIntoView();
    start();
  };

  for (const type of HELD) form.addEventListener(type, hold, true);
  for (const type of ['pointerdown', 'focusin'] as const) form.addEventListener(type, start);

  form.addEventListener('ready', () => {
    for (const type of HELD) form.removeEventListener(type, hold, true);
    sheet?.classList.add('ready');
    held?.classList.remove('held');
    held?.click();
  });

  addEventListener('load', () => {
    if (!navigator.connection?.saveData) setTimeout(fetchFiles, FETCH_AFTER_MS);
    followLink();
    addEventListener('hashchange', followLink);
    new IntersectionObserver(
      ([sighting]) => {
        if (sighting?.isIntersecting) start();
      },
      { rootMargin: `${NEAR_PX}px` },
    ).observe(form);
  });
}

export {};
