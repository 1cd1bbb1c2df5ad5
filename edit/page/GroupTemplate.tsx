import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { entryNumber, entryTitle, keyName, nameOf } from './names.ts';

/** Fields that belong together, to open and close; those of the file itself are always open. */
export function GroupTemplate({
  schema,
  fieldPathId,
  formData,
  properties,
}: ObjectFieldTemplateProps) {
  const number = entryNumber(fieldPathId);
  const title = entryTitle(schema, formData);
  // What is new is open, and stays so once it has a title.
  const [isOpenAtFirst] = useState(number !== undefined && title === '');
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (fieldPathId.path.length === 0) return fields;
  const name = number === undefined ? nameOf(schema, fieldPathId) : `${number} ${title}`;
  return (
    <details open={isOpenAtFirst}>
      <summary id={fieldPathId.$id}>
        {name} <code aria-hidden="true">{keyName(fieldPathId)}</code>
      </summary>
      <fieldset aria-label={name}>{fields}</fieldset>
    </details>
  );
}
