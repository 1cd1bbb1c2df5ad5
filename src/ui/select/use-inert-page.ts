import { type RefObject, useLayoutEffect } from 'react';

/** Setting `inert` restyles the whole page; wait until the list has painted. */
const INERT_AFTER_MS = 300;

/**
 * Makes everything outside an open list inert. Radix only hides it from screen readers, and its links
 * stay focusable.
 */
export function useInertPage(isOpen: boolean, list: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const outside: HTMLElement[] = [];
    const timer = setTimeout(() => {
      for (let kept = list.current; kept && kept !== document.body; kept = kept.parentElement) {
        for (const sibling of kept.parentElement?.children ?? []) {
          if (sibling !== kept && sibling instanceof HTMLElement && !sibling.inert) {
            sibling.inert = true;
            outside.push(sibling);
          }
        }
      }
    }, INERT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      for (const element of outside) element.inert = false;
    };
  }, [isOpen, list]);
}
