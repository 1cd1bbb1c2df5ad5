import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { READY_ATTRIBUTE, READY_EVENT } from '#forms/ids.ts';

/**
 * Puts back what was typed, before any effect reads it, and the focus: React rebuilds a form into which
 * something (a password manager) has put elements. Then marks the form as ready and sends READY_EVENT. Call
 * it after all other hooks.
 */
export function useHydratedForm(form: RefObject<HTMLFormElement | null>): void {
  const [before] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-props] [name]')];
    return { fields, focused: document.activeElement };
  });
  useLayoutEffect(() => {
    for (const { name, value } of before?.fields ?? []) {
      // A browser extension may have added fields, with any name or with one of ours.
      const rebuilt = form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
      if (value && rebuilt && rebuilt.value !== value) rebuilt.value = value;
    }
    const lost = before?.focused;
    if (lost?.isConnected === false)
      document.getElementById(lost.id)?.focus({ preventScroll: true });
  }, [before, form]);
  useEffect(() => {
    const root = form.current?.parentElement;
    root?.setAttribute(READY_ATTRIBUTE, '');
    root?.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
  }, [form]);
}
