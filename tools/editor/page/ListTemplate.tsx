import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { keyName, nameOf } from './names.ts';

/** Moves focus to an added entry, or to the list when an entry was removed. */
function useFocusAfterChange(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(length);
  useEffect(() => {
    const field = list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input');
    if (length > before.current) field?.focus();
    if (length < before.current) addButton.current?.focus();
    before.current = length;
  }, [length]);
  return { list, addButton };
}

/** A list whose entries can be added, moved and removed. */
export function ListTemplate({
  schema,
  fieldPathId,
  items,
  registry,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const { list, addButton } = useFocusAfterChange(items.length);
  const name = nameOf(schema, fieldPathId);
  const isWholeFile = Object.keys(registry.rootSchema.properties ?? {}).length === 1;
  const [isOpenAtFirst] = useState(isWholeFile || items.length === 0);
  return (
    <details open={isOpenAtFirst}>
      <summary id={fieldPathId.$id}>
        {name} <span className="count">{items.length}</span>
        <code aria-hidden="true">{keyName(fieldPathId)}</code>
      </summary>
      <fieldset aria-label={name}>
        <ol ref={list}>{items}</ol>
        <button type="button" ref={addButton} onClick={() => onAddClick()}>
          Add an entry
        </button>
      </fieldset>
    </details>
  );
}
