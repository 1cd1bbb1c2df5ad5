import { useEffect, useRef } from 'react';

/**
 * Gives a function that runs another once no mouse button and no finger is down. What appears in
 * the middle of a press moves the pressed button away from under the pointer, and the click is lost.
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
      // The click comes right behind the release.
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
