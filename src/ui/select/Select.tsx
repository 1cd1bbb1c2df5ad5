import '#ui/radix-patches/trusted-html.ts';
import { Select as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addLateStyles } from '#ui/late-styles/late-styles.ts';
import { useMainLandmark } from '#ui/main-landmark/use-main-landmark.ts';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import listStyles from './select-list.css?inline';

addLateStyles(listStyles);

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  /** The id of the trigger, for the label's `for`. */
  id: string;
  /** The field's name in the form. */
  name: string;
  /** The field's label, which names the list too. */
  label: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Set together with `onValueChange` when the value is controlled. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** The initial option of an uncontrolled select. */
  defaultValue?: string;
  describedBy?: string;
  /** The id of longer help that a screen reader can go to. */
  details?: string;
  /** Whether the options are names, which browsers must not translate. */
  untranslated?: boolean;
}

/**
 * The dropdown of specification §4 and §9. Radix sets its timings: the type-ahead buffer resets
 * after 1000 ms, the scroll buttons repeat every 50 ms. The list's 24rem are in select-list.css.
 *
 * @throws when an option's value is empty (specification §5), which Radix no longer refuses
 */
export function Select(props: SelectProps) {
  const { id, name, label, options, placeholder = '', describedBy, details, untranslated } = props;
  const translate = untranslated ? 'no' : undefined;
  refuseEmptyValue(options);
  const main = useMainLandmark();
  const { field, initial, value, choose } = useChoice(props);
  const [open, setOpen] = useState(false);
  const widthAtOpening = useRef(0);
  const chosen = options.find((option) => option.value === value)?.label;

  function changeOpen(next: boolean): void {
    if (next) widthAtOpening.current = innerWidth;
    // Radix closes the list when the window is resized, also when an on-screen keyboard closes.
    else if (window.event?.type === 'resize' && innerWidth === widthAtOpening.current) return;
    setOpen(next);
  }

  return (
    <Radix.unstable_Provider
      value={value}
      onValueChange={choose}
      open={open}
      onOpenChange={changeOpen}
    >
      <input ref={field} name={name} defaultValue={initial} hidden />
      <Radix.Trigger
        id={id}
        className="select field-control"
        aria-describedby={describedBy}
        aria-details={details}
        translate={translate}
      >
        {/* Radix prerenders an empty trigger unless a controlled value has its label as a child. */}
        <Radix.Value placeholder={<TranslatableText>{placeholder}</TranslatableText>}>
          {chosen && <TranslatableText key={chosen}>{chosen}</TranslatableText>}
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
          aria-label={label}
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
                  <TranslatableText>{label}</TranslatableText>
                </Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="select-scroll">▼</Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.unstable_Provider>
  );
}

/**
 * The choice is kept in a text field that is in the page from the start, so browsers restore it like
 * typed text when the visitor returns. Radix's own hidden dropdown has no options by then; the
 * provider leaves it out.
 */
function useChoice({ options, value: tracked, defaultValue = '', onValueChange }: SelectProps) {
  const field = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const value = tracked ?? own;
  // Browsers restore only what differs from the default, so the default must not change.
  const [initial] = useState(value);

  function choose(chosen: string): void {
    setOwn(chosen);
    onValueChange?.(chosen);
  }

  const restore = useEffectEvent(() => {
    const kept = field.current?.value;
    if (options.some((option) => option.value === kept)) choose(kept ?? '');
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);

  return { field, initial, value, choose };
}

/** The list handles the other keys itself. */
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
