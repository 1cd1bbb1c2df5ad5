/** What only Chromium has of the APIs used here, and TypeScript therefore does not know. */

interface Navigator {
  /** Network Information API. */
  readonly connection?: { readonly saveData: boolean };
}

interface Document {
  /** Whether the page runs ahead of being shown (speculation rules). */
  readonly prerendering?: boolean;
}
