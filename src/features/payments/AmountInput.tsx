import { useEffect, useEffectEvent, useRef } from 'react';
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
  const tell = useEffectEvent(onAmount);

  // React's own onBeforeInput is another event, without what is pasted.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const commas = new CommaWatch();
    const read = () =>
      tell(commas.misreads(input.value) ? { kind: 'unreadable' } : readAmount(input));
    const listening = new AbortController();
    const { signal } = listening;

    input.addEventListener('wheel', letPageScroll, { passive: true, signal });
    const offer = ({ data }: InputEvent) => {
      commas.offer(data);
      // A comma that is left out brings no input event.
      setTimeout(read);
    };
    input.addEventListener('beforeinput', offer, { signal });
    const take = (event: Event) => {
      commas.take(event instanceof InputEvent ? event.data : null);
      read();
    };
    input.addEventListener('input', take, { signal });
    return () => listening.abort();
  }, []);

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
