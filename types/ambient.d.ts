/** What TypeScript does not know: constants of the build, newer APIs, and modules without types. */

/** Whether content/site.yaml has `rates`; if not, the build leaves out the code behind it. */
declare const RATES_ON: boolean;

interface Navigator {
  /** Network Information API. */
  readonly connection?: { readonly saveData: boolean };
}

interface Document {
  /** Whether the page is prerendered and not yet shown (speculation rules). */
  readonly prerendering?: boolean;
}

/** The part of Trusted Types that the site uses; undefined in browsers without it. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown }
  | undefined;

/** The text of a classic inline script (tools/build/classic-scripts.ts). */
declare module '*?classic' {
  const code: string;
  export default code;
}

declare module 'subset-font' {
  /** The package has no types of its own; these cover the part that is used. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Uint8Array>;
}
