/** What password managers and other extensions put into a page with a form, by its name. */
export const FOREIGN_ELEMENTS = [
  'a div before an input',
  'a div after an input',
  'a span before an input',
  'a span after an input',
  'a button after an input',
  'an svg after an input',
  'an img after an input',
  'an iframe after an input',
  'a custom element after an input',
  'a shadow host after an input',
  'a text after an input',
  'a comment after an input',
  'a span in a label',
  'a div in a button',
  'a div as the first child of the form',
  'a div as the last child of the form',
  'a div before the form',
  'a div after the form',
  'a div as the first child of the root',
  'a div round an input',
  'a div at the end of the body',
  'attributes on all fields',
  'a style on all fields and the form',
] as const;

type ForeignElement = (typeof FOREIGN_ELEMENTS)[number];

/** Runs in the page, so it sees nothing of this module. */
export function insertForeign(kind: ForeignElement): void {
  const form = document.querySelector('form');
  const input = document.querySelector<HTMLInputElement>('#email');
  if (!form || !input) throw new Error('There is no form.');
  const made = (name: string) =>
    Object.assign(document.createElement(name), { className: 'foreign', tabIndex: -1 });
  const shadowHost = () => {
    const host = made('div');
    host.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    return host;
  };
  const fields = form.querySelectorAll<HTMLElement>('input');
  const insert: Record<ForeignElement, () => void> = {
    'a div before an input': () => input.before(made('div')),
    'a div after an input': () => input.after(made('div')),
    'a span before an input': () => input.before(made('span')),
    'a span after an input': () => input.after(made('span')),
    'a button after an input': () => input.after(made('button')),
    'an svg after an input': () =>
      input.after(document.createElementNS('http://www.w3.org/2000/svg', 'svg')),
    'an img after an input': () => input.after(made('img')),
    'an iframe after an input': () => input.after(made('iframe')),
    'a custom element after an input': () => input.after(made('password-helper')),
    'a shadow host after an input': () => input.after(shadowHost()),
    'a text after an input': () => input.after('filled in'),
    'a comment after an input': () => input.after(document.createComment('helper')),
    'a span in a label': () => input.labels?.[0]?.append(made('span')),
    'a div in a button': () => form.querySelector('[type=submit]')?.prepend(made('div')),
    'a div as the first child of the form': () => form.prepend(made('div')),
    'a div as the last child of the form': () => form.append(made('div')),
    'a div before the form': () => form.before(made('div')),
    'a div after the form': () => form.after(made('div')),
    'a div as the first child of the root': () => form.parentElement?.prepend(made('div')),
    'a div round an input': () => {
      const round = made('div');
      input.replaceWith(round);
      round.append(input);
    },
    'a div at the end of the body': () => document.body.append(made('div')),
    'attributes on all fields': () => {
      for (const field of fields) {
        field.setAttribute('data-helper', 'true');
        field.setAttribute('autocomplete', 'nope');
        field.setAttribute('aria-autocomplete', 'list');
      }
    },
    'a style on all fields and the form': () => {
      for (const element of [form, ...fields]) element.setAttribute('style', 'outline:0');
    },
  };
  insert[kind]();
}
