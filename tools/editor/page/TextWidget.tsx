import type { WidgetProps } from '@rjsf/utils';
import type { KeyboardEvent } from 'react';

/** Characters per line in a field as wide as the page. */
const LINE_LENGTH = 80;

function linesOf(text: string): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / LINE_LENGTH), 0);
}

function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * A text or a number. A text of several lines keeps its lines; any other stays one line, however
 * long. An emptied field is null, as a key without a value is in YAML.
 */
export function TextWidget({ id, value, schema, onChange, rawErrors = [] }: WidgetProps) {
  const shared = {
    id,
    'aria-invalid': rawErrors.length > 0,
    'aria-describedby': rawErrors.length > 0 ? `${id}__error` : undefined,
  };
  const text = value === undefined || value === null ? '' : String(value);
  if (schema.type !== 'string') {
    return (
      <input
        {...shared}
        inputMode="numeric"
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    );
  }
  const hasLines = text.includes('\n');
  return (
    <textarea
      {...shared}
      rows={linesOf(text)}
      value={text}
      onKeyDown={hasLines ? undefined : keepOneLine}
      onChange={({ target }) => {
        const typed = hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' ');
        onChange(typed === '' ? null : typed);
      }}
    />
  );
}
