import { SHEET_CLASS } from './names.ts?inline-script';

/**
 * Fills a form's mail link without the form's code: the heading as subject, and each field as
 * "label: value". A dropdown's value is the text it shows. Half a character becomes U+FFFD.
 */
export function fillPlainMail(form: HTMLElement, link: HTMLAnchorElement): void {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    'form .field-control',
  );
  const lines = [...controls].map(({ labels, value, textContent }) => {
    // The number in front of a label is an ornament.
    const label = labels?.[0]?.textContent.replace(/^\d+/, '');
    return `${label}: ${value || textContent}`;
  });
  const subject = document.querySelector(`.${SHEET_CLASS} h2`)?.textContent ?? '';
  const query = new URLSearchParams({ subject, body: lines.join('\r\n') });
  // In a mail link a plus sign is a plus sign.
  link.href = `${link.href.replace(/\?.*/, '')}?${String(query).replaceAll('+', '%20')}`;
}
