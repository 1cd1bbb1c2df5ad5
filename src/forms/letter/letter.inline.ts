/**
 * Fills in the letter beside a form, as the visitor types, and hands it over as an email. Runs inline:
 * it needs none of the form's files.
 */
import { pageLocale } from '#browser/page-locale.ts';
import { copyFor, linesOf } from '#components/copy-button/copy-text.browser.ts';
import { READY_EVENT } from '#forms/start/names.ts';
import { MAIL_LINK_MAX_CHARS, mailLink } from '#mail/mail.ts';

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-letter=${name}]`) as HTMLElement;

/** A long message that was copied, or is selected for the visitor to copy. */
let handedOver = '';

/** The text of a field; of a dropdown the name of what is chosen. */
function textOf(form: HTMLFormElement, { field = '', first }: DOMStringMap): string {
  // By its name: the button of a dropdown has the same word as its id.
  const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${field}]`);
  if (control instanceof HTMLSelectElement) {
    const [chosen] = control.selectedOptions;
    return (first && chosen?.dataset.first) || (chosen?.text ?? '');
  }
  return control?.value ?? '';
}

/** Reads the fields themselves: not everything that fills in a field sends an event. */
function write(): void {
  const form = document.querySelector<HTMLFormElement>('[data-form] form');
  const letter = document.getElementById('letter');
  // The last part: until it has arrived, there is nowhere to write.
  if (!form || !letter || !part('too-long')) return;
  const needed = new Set<string>();
  for (const blank of letter.querySelectorAll<HTMLElement>('[data-field]')) {
    blank.textContent = textOf(form, blank.dataset);
    if (blank.dataset.needed && !blank.textContent.trim()) needed.add(blank.dataset.needed);
  }
  showBlanks([...needed]);
  const link = part('link') as HTMLAnchorElement;
  const whole = mailTo(linesOf(letter, 'body'));
  const isTooLong = whole.length > MAIL_LINK_MAX_CHARS;
  link.href = isTooLong ? shortLink('') : whole;
  part('too-long').hidden = !isTooLong;
  // Keys scroll it where it is too high for its column.
  const paper = letter.parentElement;
  if (paper) paper.tabIndex = paper.scrollHeight > paper.clientHeight ? 0 : -1;
}

/** Names the fields that are still empty. The line is empty without any: it describes the link. */
function showBlanks(fields: string[]): void {
  const line = part('still-blank');
  const names = new Intl.ListFormat(document.documentElement.lang).format(fields);
  line.textContent = names && (line.dataset.text ?? '').replace('{fields}', () => names);
}

/** Formatting the first date takes about 25 ms, so it waits until the form has answered. */
function showDate(): void {
  const format = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long' });
  part('date').textContent = format.format();
}

function mailTo(body: string, subject: string = part('subject').textContent): string {
  const { pathname } = part('link') as HTMLAnchorElement;
  return mailLink({ to: decodeURIComponent(pathname), subject, body });
}

/** Instead of the whole letter; the subject alone may be too long, too. */
function shortLink(body: string): string {
  const link = mailTo(body);
  return link.length > MAIL_LINK_MAX_CHARS ? mailTo(body, '') : link;
}

/** A letter that is too long for a link is copied first; the email then asks to paste it. */
async function open(event: Event): Promise<void> {
  const link = part('link') as HTMLAnchorElement;
  const tooLong = part('too-long');
  if (!tooLong || tooLong.hidden) return;
  const text = linesOf(document.getElementById('letter'));
  if (handedOver !== text) {
    event.preventDefault();
    handedOver = text;
    if (await copyFor(document.querySelector('[data-copy=letter]'), true)) link.click();
  } else link.href = shortLink(tooLong.dataset.pasteLine ?? '');
}

for (const type of ['input', 'change', 'pageshow']) addEventListener(type, write);
addEventListener(READY_EVENT, () => {
  write();
  setTimeout(showDate, 500);
});

const isIn = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
addEventListener(
  'click',
  (event) => {
    if (!isIn(event, '.letter')) return;
    write();
    showDate();
  },
  true,
);
addEventListener('click', (event) => {
  if (isIn(event, '[data-letter=link]')) open(event);
});
