import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SharedWords } from '#content/schema.ts';
import { findSecret } from './secret-guard.ts';
import { useAfterPress } from './use-after-press.ts';

/**
 * Advice for free-text fields that seem to hold a secret, looked at when a field is left, and once
 * the form is ready. What was typed is neither kept nor repeated.
 */
export function useSecretGuard(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
  words: SharedWords['guard'],
) {
  const [advice, setAdvice] = useState<Readonly<Record<string, string>>>({});
  const afterPress = useAfterPress();

  function lookAt(field: unknown): void {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { name, value } = field;
    if (!fields.includes(name)) return;
    const found = findSecret(value);
    const text = found && { secret: words.secret, hex64: words.hexDigits }[found];
    setAdvice((before) => ({ ...before, [name]: text ?? '' }));
  }

  const lookAtLeftFields = useEffectEvent(() => {
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement) lookAt(field);
    }
  });

  useEffect(() => lookAtLeftFields(), []);

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    afterPress(() => lookAt(target));
  }

  return { advice, onBlur };
}
