import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { entryNumber, entryTitle, keyName, nameOf } from './names.ts';

/** A group of fields that opens and closes; the file's own fields are always open. */
export function GroupTemplate({
  schema,
  fieldPathId,
  formData,
  properties,
  required,
}: ObjectFieldTemplateProps) {
  const number = entryNumber(fieldPathId);
  const title = entryTitle(schema, formData);
  // A new entry is open and stays open once it has a title.
  const [isOpenAtFirst] = useState(number !== undefined && title === '');
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (fieldPathId.path.length === 0) return fields;
  const name = number === undefined ? nameOf(schema, fieldPathId) : `${number} ${title}`;
  return (
    <details open={isOpenAtFirst}>
      <summary id={fieldPathId.$id}>
        {name} <code aria-hidden="true">{keyName(fieldPathId)}</code>
      </summary>
      <fieldset aria-label={name}>
        {!required && number === undefined && (
          <p className="hint">To switch this off, empty all its fields.</p>
        )}
        {fields}
      </fieldset>
    </details>
  );
}
