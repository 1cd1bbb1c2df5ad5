import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SharedWords } from '#content/schemas/shared.ts';

/** The shortest secret is a card number. */
const SHORTEST = 13;

/** The advice on a field, by its name. */
type Advice = Readonly<Record<string, string | undefined>>;

/** By a field's name: what its text should have, and the advice where it has not. */
type Wishes = Readonly<Record<string, { pattern: RegExp; advice: string }>>;

/**
 * Advice for text fields that seem to hold a secret, or else not what is wished. Looked at when a field
 * is left, on Enter, once the form is ready, and at each key while there is advice. What was typed is
 * neither kept nor repeated.
 */
export function useAdvice(
  form: RefObject<HTMLFormElement | null>,
  words: SharedWords['guard'],
  wishes: Wishes = {},
): Advice {
  const [advice, setAdvice] = useState<Advice>({});
  const wishFor = useEffectEvent(({ name, value }: HTMLInputElement | HTMLTextAreaElement) => {
    const wish = wishes[name];
    return value.trim() && !wish?.pattern.test(value) ? wish?.advice : undefined;
  });
  const hasAdvice = useEffectEvent(
    (field: EventTarget | null) =>
      field instanceof HTMLElement && advice[field.getAttribute('name') ?? ''] !== undefined,
  );

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
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
      const text = found ? words[found] : wishFor(field);
      setAdvice((before) => ({ ...before, [name]: text }));
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
    on('focusout', ({ target }) => lookAt(target));
    on('keydown', (event) => {
      const { key, isComposing, target } = event as KeyboardEvent;
      // Enter may also end the composition of a word.
      if (key === 'Enter' && !isComposing) lookAt(target);
    });
    on('input', ({ target }) => hasAdvice(target) && lookAt(target));
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
    return await (await import('./find-secret.browser.ts')).findSecret(text);
  } catch {
    return undefined;
  }
}
