import { FILES_ID, FORM_ATTRIBUTE } from './names.ts?inline-script';

/** How long the files may take before a press fetches them again, in milliseconds; doubles each time. */
const PATIENCE_MS = 5000;

/** Only a page with a form has this script. */
export const form = document.querySelector(`[${FORM_ATTRIBUTE}]`) as HTMLElement;

// The development server has no such list: there the page runs the form's file itself.
const paths: string[] = JSON.parse(document.getElementById(FILES_ID)?.textContent ?? '[]');
const [entry] = paths;
const words = form.getAttribute(FORM_ATTRIBUTE) ?? '';
const ahead = [...paths, words];
let query = '';
let patience = PATIENCE_MS;
/** When the files were last run; 0 when they are not running. */
let runSince = 0;

export function fetchAhead(): void {
  for (const href of ahead.splice(0)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}

/**
 * Firefox and WebKit never retry a module under a URL that failed: after a failure all files get a
 * new URL by a query, which each file passes on to its imports (tools/build/files/script-files.ts).
 */
function giveUp(): void {
  runSince = 0;
  // Not a count: after a reload WebKit still knows the addresses that failed.
  query = `?retry=${Date.now()}`;
  form.setAttribute(FORM_ATTRIBUTE, words + query);
}

export function giveUpIfHung(): void {
  if (Date.now() - runSince < patience) return;
  patience *= 2;
  giveUp();
}

/** Fetches and runs the files. Rejects when one fails; the next run then asks for new addresses. */
export async function runFiles(): Promise<void> {
  if (runSince || !entry) return;
  runSince = Date.now();
  fetchAhead();
  const current = query;
  try {
    await import(/* @vite-ignore */ entry + query);
  } catch (error) {
    if (current !== query) return;
    giveUp();
    throw error;
  }
}
