import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SharedWords } from '#content/schemas/shared.ts';

/** The shortest secret is a card number. */
const MIN_SECRET_CHARS = 13;

/** By a field's name: the pattern that its text should match, and the warning if it does not. */
type Rules = Readonly<Record<string, { pattern: RegExp; warning: string }>>;

/**
 * Warnings for text fields that seem to hold a secret, or break a rule. A field is checked once the form
 * is ready, on `change`, and on `input` while it has a warning. What was typed is neither kept nor repeated.
 *
 * @returns the warning on each field, by its name
 */
export function useWarnings(
  form: RefObject<HTMLFormElement | null>,
  words: SharedWords['guard'],
  rules: Rules = {},
) {
  const [warnings, setWarnings] = useState<Readonly<Record<string, string | undefined>>>({});
  const hasWarning = useEffectEvent((name: string) => warnings[name] !== undefined);
  const warningFor = useEffectEvent(async (name: string, value: string) => {
    const found = value.length < MIN_SECRET_CHARS ? undefined : await findSecret(value);
    if (found) return words[found];
    const rule = rules[name];
    return value.trim() && !rule?.pattern.test(value) ? rule?.warning : undefined;
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let released = Promise.resolve();
    let release = () => {};

    async function check(field: unknown, isTyping = false): Promise<void> {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      // An address that was copied may have invisible characters; the email would have them, too.
      const visible = field.value.replace(/\p{Cf}/gu, '');
      if (field.type === 'email' && visible !== field.value) field.value = visible;
      const { name, value } = field;
      if (isTyping && !hasWarning(name)) return;
      const warning = await warningFor(name, value);
      // A warning that appears during a click moves the button away from the pointer.
      await released;
      // Text typed meanwhile is checked at its own change.
      if (field.value === value) setWarnings((before) => ({ ...before, [name]: warning }));
    }

    const press = () => {
      // A second finger.
      release();
      released = new Promise((resolve) => {
        release = resolve;
      });
    };
    addEventListener('pointerdown', press, { capture: true, signal });
    // The click comes right after the release; a context menu swallows that of its button.
    for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
      addEventListener(type, () => setTimeout(release), { signal });
    form.current?.addEventListener('change', ({ target }) => check(target), { signal });
    form.current?.addEventListener('input', ({ target }) => check(target, true), { signal });
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement) check(field);
    }
    return () => listeners.abort();
  }, [form]);

  return warnings;
}

/** Fetches the guard's file for the first text that needs it. Without the file nothing is found. */
const findSecret = (text: string) =>
  import('./find-secret.browser.ts').then((file) => file.findSecret(text)).catch(() => undefined);
