import { useEffect, useState } from 'react';

/** The value once it has not changed for `delayMs`; undefined at first. */
export function useDebounced<Value>(value: Value, delayMs: number): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
