import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs its argument once no button or finger is down. Content that appears
 * during a press moves the button away from the pointer, and the click is lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click comes right after the release.
      for (const action of waiting.current.splice(0)) setTimeout(action);
    };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return (action) => {
    if (isDown.current) waiting.current.push(action);
    else action();
  };
}
