import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Fills fields from the page's fragment after hydration, and again when a link changes it. Never
 * overwrites what was typed. A fragment with values is removed once it was read, whether they are
 * valid or not; a fragment that names an anchor stays.
 *
 * @param read returns the accepted values of a fragment, by field name
 * @param fill sets a field that isn't a text field, and returns whether it did
 * @returns the names of the filled fields
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  read: (hash: string) => ReadonlyMap<string, string>,
  fill: (name: string, value: string) => boolean = () => false,
): ReadonlySet<string> {
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());

  const apply = useEffectEvent(() => {
    if (!location.hash.includes('=')) return;
    const values = read(location.hash);
    history.replaceState(history.state, '', location.pathname + location.search);
    const done = [...values].filter(([name, value]) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLInputElement ? fillEmpty(field, value) : fill(name, value);
    });
    setFilled((before) => new Set([...before, ...done.map(([name]) => name)]));
  });

  useEffect(() => {
    apply();
    addEventListener('hashchange', apply);
    return () => removeEventListener('hashchange', apply);
  }, []);

  return filled;
}

function fillEmpty(field: HTMLInputElement, value: string): boolean {
  if (field.value !== '' || field.validity.badInput) return false;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
