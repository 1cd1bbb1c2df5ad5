import * as Radix from '@radix-ui/react-select';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addLateStyles } from '#site/browser.ts';
import { describedBy } from '#ui/field/Field.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import listStyles from './select-list.css?inline';
import './select-style.ts';

addLateStyles(listStyles);

/** Setting `inert` restyles the whole page; wait until the list has painted. */
const INERT_AFTER_MS = 300;

interface SelectOption {
  value: string;
  label: string;
  /** The label in the site's source language, if that is another one. */
  sourceLabel?: string | undefined;
  /** Shown under the field while the option is chosen. */
  help?: string;
}

interface SelectProps {
  /** The id of the trigger, for the label's `for`, and the field's name in the form. */
  name: string;
  /** The field's label, which names the list too. */
  label: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Where the language is not written from left to right. */
  direction?: 'rtl' | undefined;
  /** If true, browsers must not translate them. */
  optionsAreNames?: boolean;
}

/**
 * The dropdown of specification §4 and §9. Radix sets its timings: the type-ahead buffer resets
 * after 1000 ms, the scroll buttons repeat every 50 ms. Its maximum height, 24rem, is in select-list.css.
 *
 * @throws when an option's value is empty (specification §5), which Radix no longer refuses
 */
export function Select(props: SelectProps) {
  const { name, label, options, placeholder = '', defaultValue = '' } = props;
  const translate = props.optionsAreNames ? 'no' : undefined;
  const empty = options.find((option) => option.value === '');
  if (empty)
    throw new Error(
      `The option "${empty.label}" of a dropdown has an empty value. An empty value means "nothing chosen": give the option a value of its own.`,
    );
  const [open, setOpen] = useState(false);
  const { field, value, readField, choose } = useNativeValue(defaultValue, props.onValueChange);
  const chosen = options.find((option) => option.value === value);
  useInertPage(open);
  useHeightChanges(open);

  return (
    <>
      {/* Holds the value. Radix's own is empty until opened, and its style attribute breaks the CSP. */}
      <select
        ref={field}
        name={name}
        defaultValue={defaultValue}
        onChange={readField}
        hidden
        translate="no"
      >
        {!defaultValue && <option value="" label="–" />}
        {options.map(({ value, label, sourceLabel }) => (
          <option key={value} value={value} data-source-label={sourceLabel}>
            {label}
          </option>
        ))}
      </select>
      <Radix.unstable_Provider
        value={value}
        onValueChange={choose}
        dir={props.direction ?? 'ltr'}
        open={open}
        onOpenChange={setOpen}
      >
        <Radix.Trigger
          id={name}
          className="select field-control"
          aria-describedby={describedBy(name, chosen?.help)}
          translate={translate}
        >
          <TranslatableText key={value}>{chosen?.label ?? placeholder}</TranslatableText>
          <svg width="12" height="8" aria-hidden="true">
            <path d="M0 0h12L6 8z" fill="currentColor" />
          </svg>
        </Radix.Trigger>
        <Radix.Content
          className="select-list"
          aria-label={label}
          position="popper"
          sideOffset={4}
          translate={translate}
          onKeyDown={preventPageScroll}
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
      </Radix.unstable_Provider>
      {chosen?.help && (
        <p id={`${name}-hint`} className="note">
          <TranslatableText key={chosen.help}>{chosen.help}</TranslatableText>
        </p>
      )}
    </>
  );
}

/**
 * The value is that of a native select, which is in the page from the start: browsers restore it when
 * the visitor returns, links and other scripts may set it, and it is read without React.
 */
function useNativeValue(initial: string, onChange?: (value: string) => void) {
  const field = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState(initial);

  function readField(): void {
    // A password manager's "USD" is no coin: then what was chosen stays.
    if (field.current?.selectedIndex === -1) field.current.value = value;
    const chosen = field.current?.value ?? '';
    setValue(chosen);
    onChange?.(chosen);
  }

  function choose(chosen: string): void {
    if (field.current) field.current.value = chosen;
    // Fire the events that a native select fires.
    for (const type of ['input', 'change']) {
      field.current?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }

  // What was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(readField, []);

  return { field, value, readField, choose };
}

/** Makes inert what Radix only hides from screen readers while a list is open: its links stay focusable. */
function useInertPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const setInert = (inert: boolean) => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-aria-hidden]'))
        element.inert = inert;
    };
    const timer = setTimeout(setInert, INERT_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setInert(false);
    };
  }, [isOpen]);
}

/** Keeps a list open that Radix closes at any resize: a phone's keyboard that folds away changes the height. */
function useHeightChanges(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let width = innerWidth;
    const keepOpen = (event: Event) => {
      if (innerWidth === width) event.stopImmediatePropagation();
      width = innerWidth;
    };
    addEventListener('resize', keepOpen, { capture: true });
    return () => removeEventListener('resize', keepOpen, { capture: true });
  }, [isOpen]);
}

/** The list handles the other keys itself. */
function preventPageScroll(event: KeyboardEvent): void {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
}
