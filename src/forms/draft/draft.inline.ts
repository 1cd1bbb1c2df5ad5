/**
 * Writes the email of a draft from its fields, and hands it over. Runs inline: it needs none of the
 * form's files.
 */
import { copyFor } from '#components/copy-button/copy-text.browser.ts';
import { READY_EVENT } from '#forms/start/ids.ts';
import { MAIL_LINK_MAX_CHARS, mailLink } from '#mail/mail.ts';
import { fill } from '#text/fill.ts';
import type { DraftData } from './draft.ts';

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);
const part = (name: string) => find(`[data-draft=${name}]`);
const text = () => find<HTMLTextAreaElement>('#draft-text');

let isTooLong = false;

/** A long email that was copied, or is selected for the visitor to copy. */
let handedOver = '';

/** What was entered, by the name of the field; of a dropdown the name of what is chosen. */
function valuesOf(form: HTMLFormElement, useSourceLabels = false): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const [chosen] = 'selectedOptions' in field ? field.selectedOptions : [];
    const source = useSourceLabels ? chosen?.dataset.sourceLabel : undefined;
    // A browser extension may have added a field with the name of one of ours.
    values[field.name] ??= source ?? chosen?.text ?? field.value;
  }
  return values;
}

/** Reads the fields themselves: not everything that fills in a field sends an event. */
function write(): void {
  const form = find<HTMLFormElement>('[data-form] form');
  // The last part of a page that still arrives.
  if (!form || !part('still-blank')) return;
  const data: DraftData = JSON.parse(part('data')?.textContent ?? '');
  const values = valuesOf(form);
  const forOwner = data.forOwner && fill(data.forOwner, valuesOf(form, true));
  const body = fill(data.body, values) + (forOwner ? `\n\n${forOwner}` : '');
  const mail = { to: data.to, subject: fill(data.subject, values), body };
  isTooLong = mailLink(mail).length > MAIL_LINK_MAX_CHARS;
  // It is copied instead, and the email that opens asks to paste it. The subject alone may be too long.
  const short = { ...mail, body: data.pasteLine };
  if (mailLink(short).length > MAIL_LINK_MAX_CHARS) short.subject = '';
  part('link')?.setAttribute('href', mailLink(isTooLong ? short : mail));
  const copy = text();
  if (copy) copy.value = fill(data.copy, { ...mail });
  part('too-long')?.toggleAttribute('hidden', !isTooLong);
  // The rest is only shown.
  part('subject')?.replaceChildren(mail.subject);
  part('for-owner')?.replaceChildren(forOwner ?? '');
  const blank = Object.entries(data.needed).filter(([name]) => !values[name]?.trim());
  const labels = blank.map(([, label]) => label).join(' · ');
  // Empty without any: it describes the link.
  part('still-blank')?.replaceChildren(labels && fill(data.stillBlank, { fields: labels }));
}

// Captured, so that a click on the link finds it written.
for (const type of ['input', 'change', 'click', 'pageshow', READY_EVENT])
  addEventListener(type, write, true);
// Copies an email that is too long before its link opens.
addEventListener('click', async (event) => {
  const { target } = event;
  const copy = text();
  if (!(target instanceof Element && target.closest('[data-draft=link]'))) return;
  if (!isTooLong || !copy || handedOver === copy.value) return;
  event.preventDefault();
  handedOver = copy.value;
  if (await copyFor(find('[data-copy=draft-text]'), true)) part('link')?.click();
});
