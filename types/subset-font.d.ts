declare module 'subset-font' {
  /** The package has no types of its own; these cover the part that is used. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Uint8Array>;
}
