import { useEffect, useRef, useState } from 'react';
import { describedBy } from '#ui/Field.tsx';
import { type Amount, readAmount } from './amount.ts';
import { CommaWatch } from './comma-watch.ts';

export interface AmountInputProps {
  id: string;
  onAmount: (amount: Amount) => void;
}

/** The amount in US dollars: a number field that the mouse wheel scrolls past, not changes. */
export function AmountInput({ id, onAmount }: AmountInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [commas] = useState(() => new CommaWatch());

  // React's own onBeforeInput is another event, without what is pasted.
  useEffect(() => {
    const input = field.current;
    const offer = ({ data }: InputEvent) => commas.offer(data);
    input?.addEventListener('wheel', letPageScroll, { passive: true });
    input?.addEventListener('beforeinput', offer);
    return () => {
      input?.removeEventListener('wheel', letPageScroll);
      input?.removeEventListener('beforeinput', offer);
    };
  }, [commas]);

  function tell(input: HTMLInputElement): void {
    onAmount(commas.misreads(input.value) ? { kind: 'unreadable' } : readAmount(input));
  }

  return (
    <input
      ref={field}
      className="field-control"
      id={id}
      name="amount"
      type="number"
      inputMode="decimal"
      step="any"
      autoComplete="off"
      aria-describedby={describedBy(id)}
      onInput={({ currentTarget, nativeEvent }) => {
        commas.take(nativeEvent instanceof InputEvent ? nativeEvent.data : null);
        tell(currentTarget);
      }}
      onBlur={({ currentTarget }) => tell(currentTarget)}
    />
  );
}

/** Chrome steps a focused number field by the wheel; without focus it scrolls the page. */
function letPageScroll({ currentTarget }: WheelEvent): void {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  if (document.activeElement !== currentTarget) return;
  currentTarget.blur();
  requestAnimationFrame(() => currentTarget.focus({ preventScroll: true }));
}
