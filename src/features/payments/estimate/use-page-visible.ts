import { useSyncExternalStore } from 'react';

/** Whether the page is visible: not in a background tab and not prerendering. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => false);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
