/** APIs used here that only Chromium has, so TypeScript does not know them. */

interface Navigator {
  /** Network Information API. */
  readonly connection?: { readonly saveData: boolean };
}

interface Document {
  /** Whether the page runs ahead of being shown (speculation rules). */
  readonly prerendering?: boolean;
}
