import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { SecretKind } from './find-secret.ts';
import { useAfterPress } from './use-after-press.ts';

/** Shorter texts are ignored; "PIN: 1234" has nine characters. */
const SHORTEST = 8;

/** Twelve words of a phrase, the digits of a card or the characters of a key. */
const SECRET_LIKE = /(?:\p{L}{3,9}\P{L}{1,4}){11}\p{L}{3}|(?:\d[ -]?){13}|[\da-z]{26}/iu;

/**
 * Advice for free-text fields that seem to hold a secret, looked at when a field is left, on Enter,
 * and once the form is ready. What was typed is neither kept nor repeated.
 */
export function useSecretGuard(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
  words: SharedWords['guard'],
) {
  const [advice, setAdvice] = useState<Readonly<Record<string, string>>>({});
  const afterPress = useAfterPress();

  async function lookAt(field: unknown): Promise<void> {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { name, value } = field;
    if (!fields.includes(name)) return;
    const found = await find(value);
    afterPress(() => {
      // Text typed meanwhile is checked when the field is left again.
      if (field.value === value) {
        setAdvice((before) => ({ ...before, [name]: found ? words[found] : '' }));
      }
    });
  }

  const lookAtLeftFields = useEffectEvent(() => {
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement) lookAt(field);
    }
  });

  useEffect(() => lookAtLeftFields(), []);

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    lookAt(target);
  }

  function onKeyDown({ key, target }: KeyboardEvent<HTMLFormElement>): void {
    if (key === 'Enter') lookAt(target);
  }

  return { advice, watch: { onBlur, onKeyDown } };
}

/** Fetches the guard's file for the first text that needs it; without the file it asks. */
async function find(text: string): Promise<SecretKind | undefined> {
  if (text.length < SHORTEST) return undefined;
  try {
    const { findSecret } = await import('./find-secret.ts');
    return await findSecret(text);
  } catch {
    return SECRET_LIKE.test(text) ? 'maybePhrase' : undefined;
  }
}
