import type { WidgetProps } from '@rjsf/utils';

/** A switch: on is true. */
export function YesNoWidget({ id, value, onChange, rawErrors = [] }: WidgetProps) {
  return (
    <input
      type="checkbox"
      id={id}
      checked={value === true}
      aria-describedby={rawErrors.length > 0 ? `${id}__error` : undefined}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
