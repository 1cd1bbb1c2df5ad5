import { HELD_ATTRIBUTE } from './names.ts';

/** Text fields; a dropdown keeps its value in one too. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the controls of a prerendered form. If something has put elements into it (a password
 * manager's button), React rebuilds the form. The returned function, called right after that, puts
 * back what was typed, the focus with its selection, and a held press.
 */
export function keepTyped(form: Element): () => void {
  const controls = [...form.querySelectorAll<HTMLElement>('a,button,input,textarea')];
  const places = controls.map((control) => place(form, control));
  let focused: Element | null = document.activeElement;
  const follow = () => {
    // Removing the focused element leaves focus nowhere.
    if (!focused || focused.isConnected) focused = document.activeElement;
  };
  const following = ['focusin', 'focusout'] as const;
  const followSoon = () => setTimeout(follow);
  for (const type of following) document.addEventListener(type, followSoon);

  return () => {
    for (const type of following) document.removeEventListener(type, followSoon);
    const rebuilt = controls.flatMap((old, index) => {
      const { selector = '', order = 0 } = places[index] ?? {};
      const control = form.querySelectorAll<HTMLElement>(selector)[order];
      return control && !old.isConnected ? [{ old, control }] : [];
    });
    for (const { old, control } of rebuilt) takeOver(old, control, old === focused);
    // Last, because a focus elsewhere drops a held press.
    for (const { old, control } of rebuilt) {
      if (old.hasAttribute(HELD_ATTRIBUTE)) control.setAttribute(HELD_ATTRIBUTE, 'true');
    }
  };
}

/** How to find a control again among foreign elements. */
function place(form: Element, control: HTMLElement) {
  const { id, tagName, classList } = control;
  const name = control.getAttribute('name');
  const selector =
    (name && `[name="${CSS.escape(name)}"]`) ||
    (id && `#${CSS.escape(id)}`) ||
    `${tagName}${classList[0] ? `.${CSS.escape(classList[0])}` : ''}`;
  return { selector, order: [...form.querySelectorAll(selector)].indexOf(control) };
}

function takeOver(old: HTMLElement, control: HTMLElement, hadFocus: boolean): void {
  if (isField(old) && isField(control)) control.value = old.value;
  if (!hadFocus) return;
  control.focus({ preventScroll: true });
  // Number and email fields have no selection.
  if (isField(old) && isField(control) && old.selectionStart !== null) {
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
