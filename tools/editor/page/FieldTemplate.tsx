import type { FieldTemplateProps } from '@rjsf/utils';
import { keyName, nameOf } from './names.ts';

/** A field with its label, the key by which messages name it, and what is wrong with it. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, rawErrors = [], fieldPathId, schema } = props;
  const isGroup = schema.type === 'object' || schema.type === 'array';
  const key = keyName(fieldPathId);
  return (
    <div className="field">
      {!isGroup && (
        <div className="field-head">
          <label htmlFor={id}>{nameOf(schema, fieldPathId)}</label>
          {key !== undefined && <code aria-hidden="true">{key}</code>}
        </div>
      )}
      {children}
      {rawErrors.length > 0 && (
        <div id={`${id}__error`} className="mistake">
          {rawErrors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
    </div>
  );
}
