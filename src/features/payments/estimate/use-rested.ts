import { useEffect, useState } from 'react';

/** The value as it was when it last had stayed the same for a while; at first undefined. */
export function useRested<Value>(value: Value, restMs: number): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
