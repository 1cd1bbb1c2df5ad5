import { type RefObject, useEffect, useState } from 'react';
import type { SharedWords } from '#content/schemas/shared.ts';

/** The shortest secret is a card number. */
const SHORTEST = 13;

/**
 * Advice for text fields that seem to hold a secret, looked at when a field is left, on Enter, and once
 * the form is ready. What was typed is neither kept nor repeated.
 *
 * @returns the advice by the name of its field
 */
export function useSecretGuard(
  form: RefObject<HTMLFormElement | null>,
  words: SharedWords['guard'],
): Readonly<Record<string, string | undefined>> {
  const [advice, setAdvice] = useState<Readonly<Record<string, string | undefined>>>({});

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const on = (type: string, listener: (event: Event) => void, once = false) =>
      addEventListener(type, listener, { capture: true, once, signal });
    let released = Promise.resolve();

    async function lookAt(field: unknown): Promise<void> {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      if (field.form !== form.current) return;
      const { name, value } = field;
      const found = value.length < SHORTEST ? undefined : await findSecret(value);
      // Advice that appears during a press moves the button away from the pointer.
      await released;
      // Text typed meanwhile is looked at when the field is left again.
      if (field.value !== value) return;
      setAdvice((before) => ({ ...before, [name]: found && words[found] }));
    }

    on('pointerdown', () => {
      released = new Promise((resolve) => {
        // The click comes right after the release.
        for (const type of ['pointerup', 'pointercancel'])
          on(type, () => setTimeout(resolve), true);
      });
    });
    on('focusout', ({ target }) => lookAt(target));
    on('keydown', (event) => (event as KeyboardEvent).key === 'Enter' && lookAt(event.target));
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement) lookAt(field);
    }
    return () => listening.abort();
  }, [form, words]);

  return advice;
}

/** Fetches the guard's file for the first text that needs it. Without the file nothing is found. */
async function findSecret(text: string) {
  try {
    return await (await import('./find-secret.ts')).findSecret(text);
  } catch {
    return undefined;
  }
}
