import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** For each field that a link may fill in: its values; one with a text puts that into the field. */
type Prefill = Readonly<Record<string, readonly { value: string; text?: string }[]>>;

/**
 * Fills fields from the page's fragment (`#service=visa-transfer&currency=ETH`) after hydration, and
 * again when a link changes it. A link replaces what a link filled in, never what was typed or
 * chosen. The fragment is removed once it was read; an anchor or somebody else's stays.
 *
 * @returns the names of the fields that a link filled in and nobody has changed since
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  allowed: Prefill,
): ReadonlySet<string> {
  const [prefilledFields, setPrefilledFields] = useState<ReadonlySet<string>>(new Set());
  const edited = useRef(new Set<string>());

  const apply = useEffectEvent(() => {
    const parameters = new URLSearchParams(location.hash.slice(1));
    if (!Object.keys(allowed).some((name) => parameters.has(name))) return;
    // Not the path alone: //payments would be another host.
    history.replaceState(history.state, '', location.href.replace(/#.*/s, ''));
    const filled = new Set(prefilledFields);
    for (const [name, values] of Object.entries(allowed)) {
      const chosen = values.find(({ value }) => value === parameters.get(name));
      const field = form.current?.querySelector<Field>(`[name=${name}]`);
      if (!chosen || !field) continue;
      const isEdited = edited.current.has(name) || field.value !== defaultOf(field);
      if (isEdited && !prefilledFields.has(name)) continue;
      field.value = chosen.text ?? chosen.value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      filled.add(name);
    }
    setPrefilledFields(filled);
  });

  useEffect(() => {
    const noteEdit = ({ target }: Event) => {
      const changed = (target instanceof Element && target.getAttribute('name')) || '';
      edited.current.add(changed);
      setPrefilledFields((before) => new Set([...before].filter((name) => name !== changed)));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    form.current?.addEventListener('input', noteEdit, { signal });
    addEventListener('hashchange', apply, { signal });
    apply();
    return () => listeners.abort();
  }, [form]);

  return prefilledFields;
}

type Field = HTMLInputElement | HTMLSelectElement;

function defaultOf(field: Field): string {
  return field instanceof HTMLInputElement
    ? field.defaultValue
    : (Array.from(field.options).find(({ defaultSelected }) => defaultSelected)?.value ?? '');
}
