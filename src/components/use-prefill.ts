import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Fills fields from the page's fragment once the form is ready, and again when a link changes it.
 * What was typed is never overwritten. A fragment with values, good or not, is removed once it was
 * read; one that names a place on the page stays.
 *
 * @param read takes the accepted values from a fragment, by the names of their fields
 * @param fill puts a value into a field that isn't a text field, and says whether it did
 * @returns the names of the fields that were filled
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
