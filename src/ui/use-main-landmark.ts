import { useEffect, useState } from 'react';

/** Where lists and tooltips open: inside the page's landmark, which holds all of its content. */
export function useMainLandmark(): Element | null {
  const [main, setMain] = useState<Element | null>(null);
  useEffect(() => setMain(document.querySelector('main')), []);
  return main;
}
