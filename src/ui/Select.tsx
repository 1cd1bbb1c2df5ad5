import './trusted-html.ts';
import { Select as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { addLateStyles } from './late-styles.ts';
import listStyles from './select-list.css?inline';
import { useMainLandmark } from './use-main-landmark.ts';
import { Words } from './Words.tsx';

addLateStyles(listStyles);

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  /** The id of the trigger, for its label's `for`. */
  id: string;
  /** The field's name in the form. */
  name: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Given together with `onValueChange` when the value is tracked. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** The option chosen at first, when the value is not tracked. */
  defaultValue?: string;
  describedBy?: string;
  /** Whether the options are names, which browsers must not translate. */
  untranslated?: boolean;
}

/**
 * The dropdown of specification §4 and §9. Radix keeps its figures: the type-ahead buffer resets
 * after 1000 ms, the scroll buttons repeat every 50 ms; the list's 24rem stand in select-list.css.
 *
 * @throws when an option's value is empty (specification §5); Radix itself stopped refusing it.
 */
export function Select(props: SelectProps) {
  const { id, options, placeholder = '', describedBy, untranslated, ...field } = props;
  const translate = untranslated ? 'no' : undefined;
  refuseEmptyValue(options);
  const main = useMainLandmark();
  const chosen = options.find(({ value }) => value === field.value)?.label;
  return (
    <Radix.Root {...field}>
      <Radix.Trigger
        id={id}
        className="select field-control"
        aria-describedby={describedBy}
        translate={translate}
      >
        {/* Radix prerenders an empty trigger unless a tracked value is given its label. */}
        <Radix.Value placeholder={<Words>{placeholder}</Words>}>
          {chosen && <Words key={chosen}>{chosen}</Words>}
        </Radix.Value>
        <Radix.Icon asChild>
          <svg width="12" height="8" aria-hidden="true">
            <path d="M0 0h12L6 8z" fill="currentColor" />
          </svg>
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={main}>
        <Radix.Content
          className="select-list"
          position="popper"
          sideOffset={4}
          translate={translate}
          onKeyDown={keepPageStill}
        >
          <Radix.ScrollUpButton className="select-scroll">▲</Radix.ScrollUpButton>
          <Radix.Viewport>
            {options.map(({ value, label }) => (
              <Radix.Item key={value} value={value} className="select-item">
                <Radix.ItemIndicator className="select-check" />
                <Radix.ItemText>
                  <Words>{label}</Words>
                </Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="select-scroll">▼</Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The other keys are the list's own. */
function keepPageStill(event: KeyboardEvent): void {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
}

function refuseEmptyValue(options: readonly SelectOption[]): void {
  const empty = options.find(({ value }) => value === '');
  if (!empty) return;
  throw new Error(
    `The option "${empty.label}" of a dropdown has an empty value. An empty value means "nothing chosen": give the option a value of its own.`,
  );
}
