/**
 * Stands in for the package `react-style-singleton` (astro.config.ts), through which the dropdown
 * locks the page's scrolling. The package writes a style element whose text varies with the
 * scrollbar's width, so that no hash in the page's policy could admit it; a constructed style sheet
 * needs none.
 */
import { useEffect } from 'react';

export function styleSingleton() {
  const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();
  let users = 0;

  /** Adds the styles while at least one of it is mounted. */
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      if (!sheet) return;
      if (users++ === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users > 0) return;
        const { adoptedStyleSheets } = document;
        adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(sheet), 1);
      };
    }, [styles]);
    return null;
  };
}
