import { useEffect, useState } from 'react';

/** The container of lists and tooltips: inside the main landmark, which holds all content. */
export function useMainLandmark(): Element | null {
  const [main, setMain] = useState<Element | null>(null);
  useEffect(() => setMain(document.querySelector('main')), []);
  return main;
}
