import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { entryNumber, entryTitle, keyName, nameOf } from './names.ts';

/** Fields that belong together, to open and close; those of the file itself are always open. */
export function GroupTemplate({
  schema,
  fieldPathId,
  formData,
  properties,
}: ObjectFieldTemplateProps) {
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (fieldPathId.path.length === 0) return fields;
  const number = entryNumber(fieldPathId);
  const title = entryTitle(schema, formData);
  const name = number === undefined ? nameOf(schema, fieldPathId) : `${number} ${title}`;
  return (
    <details open={number !== undefined && title === ''}>
      <summary id={fieldPathId.$id}>
        {name} <code aria-hidden="true">{keyName(fieldPathId)}</code>
      </summary>
      <fieldset aria-label={name}>{fields}</fieldset>
    </details>
  );
}
