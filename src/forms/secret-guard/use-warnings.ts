import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SharedWords } from '#content/schemas/shared.ts';

/** The shortest secret is a card number. */
const MIN_SECRET_CHARS = 13;

/** The warning on a field, by its name. */
type Warnings = Readonly<Record<string, string | undefined>>;

/** By a field's name: the pattern that its text should match, and the warning if it does not. */
type Rules = Readonly<Record<string, { pattern: RegExp; warning: string }>>;

/**
 * Warnings for text fields that seem to hold a secret, or break a rule. They are checked when a field is
 * left, on Enter, once the form is ready, and at each key while there is a warning. What was typed is
 * neither kept nor repeated.
 */
export function useWarnings(
  form: RefObject<HTMLFormElement | null>,
  words: SharedWords['guard'],
  rules: Rules = {},
): Warnings {
  const [warnings, setWarnings] = useState<Warnings>({});
  const ruleWarning = useEffectEvent(({ name, value }: HTMLInputElement | HTMLTextAreaElement) => {
    const rule = rules[name];
    return value.trim() && !rule?.pattern.test(value) ? rule?.warning : undefined;
  });
  const hasWarning = useEffectEvent(
    (field: EventTarget | null) =>
      field instanceof HTMLElement && warnings[field.getAttribute('name') ?? ''] !== undefined,
  );

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let released = Promise.resolve();

    async function checkField(field: unknown): Promise<void> {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      if (field.form !== form.current) return;
      const { name, value } = field;
      const found = value.length < MIN_SECRET_CHARS ? undefined : await findSecret(value);
      // A warning that appears during a click moves the button away from the pointer.
      await released;
      // Text typed meanwhile is checked when the field is left again.
      if (field.value !== value) return;
      const text = found ? words[found] : ruleWarning(field);
      setWarnings((before) => ({ ...before, [name]: text }));
    }

    const on = (type: string, listener: (event: Event) => void) =>
      addEventListener(type, listener, { capture: true, signal });
    let release = () => {};
    on('pointerdown', () => {
      released = new Promise((resolve) => {
        release = resolve;
      });
    });
    // The click comes right after the release.
    for (const type of ['pointerup', 'pointercancel']) on(type, () => setTimeout(release));
    on('focusout', ({ target }) => checkField(target));
    on('keydown', (event) => {
      const { key, isComposing, target } = event as KeyboardEvent;
      // Enter may also end the composition of a word.
      if (key === 'Enter' && !isComposing) checkField(target);
    });
    on('input', ({ target }) => hasWarning(target) && checkField(target));
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement) checkField(field);
    }
    return () => listening.abort();
  }, [form, words]);

  return warnings;
}

/** Fetches the guard's file for the first text that needs it. Without the file nothing is found. */
async function findSecret(text: string) {
  try {
    return await (await import('./find-secret.browser.ts')).findSecret(text);
  } catch {
    return undefined;
  }
}
