/**
 * The inline script of a page with a form, before the form: writes the email of a draft from its fields, and
 * hands it over. It needs none of the form's files.
 */
import '#site/scripts-run.ts';
import '#forms/start/start-form.inline.ts';
import { copyFor } from '#components/copy-button/copy-text.browser.ts';
import { READY_EVENT } from '#forms/ids.ts';
import { MAIL_LINK_MAX_CHARS, mailLink } from '#mail/mail.ts';
import { find } from '#site/browser.ts';
import { latinDigits } from '#text/digits.ts';
import { fill } from '#text/fill.ts';
import type { DraftData } from './draft.ts';

const part = (name: string) => find(`[data-draft=${name}]`);
const draftText = () => find<HTMLTextAreaElement>('#draft-text');

let isTooLong = false;

/** The long text that we tried to copy: while it is the same, a click opens the email. */
let handedOverText = '';

/** What was entered, by the name of the field; of a dropdown the name of what is chosen. */
function valuesOf(form: HTMLFormElement, useSourceLabels = false): Record<string, string> {
  const values: Record<string, string> = {};
  // Of dropdowns and of fields with an id: a browser extension may add one with the name of ours.
  const ours = 'select[name],[id][name]';
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(ours)) {
    const [chosen] = 'selectedOptions' in field ? field.selectedOptions : [];
    const source = useSourceLabels ? chosen?.dataset.sourceLabel : undefined;
    values[field.name] ??= source ?? chosen?.text ?? field.value;
  }
  return values;
}

/** Reads the fields themselves: not everything that fills in a field sends an event. */
function write(): void {
  const form = find<HTMLFormElement>('[data-props] form');
  // The page is still being parsed.
  if (!form || !part('still-blank')) return;
  const data: DraftData = JSON.parse(part('data')?.textContent ?? '');
  const values = valuesOf(form);
  const ownerLine = data.ownerLine && latinDigits(fill(data.ownerLine, valuesOf(form, true)));
  const body = fill(data.body, values) + (ownerLine ? `\n\n${ownerLine}` : '');
  const mail = { to: data.to, subject: fill(data.subject, values), body };
  isTooLong = mailLink(mail).length > MAIL_LINK_MAX_CHARS;
  // It is copied instead, and the email that opens asks to paste it. The subject alone may be too long.
  const short = { ...mail, body: data.pasteLine };
  if (mailLink(short).length > MAIL_LINK_MAX_CHARS) short.subject = '';
  part('link')?.setAttribute('href', mailLink(isTooLong ? short : mail));
  const textarea = draftText();
  if (textarea) textarea.value = fill(data.copy, { ...mail });
  part('too-long')?.toggleAttribute('hidden', !isTooLong);
  // The rest is only shown.
  part('subject')?.replaceChildren(mail.subject);
  part('owner-line')?.replaceChildren(ownerLine ?? '');
  const blank = Object.entries(data.needed).filter(([name]) => !values[name]?.trim());
  // Not by Intl.ListFormat: its first use takes 120 ms of a slow phone.
  const labels = blank.map(([, label]) => label).join(data.comma);
  // Empty if nothing is missing, because it is the link's aria-describedby.
  part('still-blank')?.replaceChildren(labels && fill(data.stillBlank, { fields: labels }));
}

// The copy buttons of the page: only pages with a form have some.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (button) copyFor(button);
});
// Capture phase: update the href before the link's own click.
for (const type of ['input', 'change', 'click', 'pageshow', READY_EVENT])
  addEventListener(type, write, true);
// Copies an email that is too long before its link opens.
addEventListener('click', async (event) => {
  const { target } = event;
  const textarea = draftText();
  if (!(target instanceof Element && target.closest('[data-draft=link]'))) return;
  if (!isTooLong || !textarea || handedOverText === textarea.value) return;
  event.preventDefault();
  handedOverText = textarea.value;
  if (!(await copyFor(find('[data-copy=draft-text]'), true))) return;
  part('link')?.click();
  // The clipboard may have another text by the next time.
  handedOverText = '';
});
