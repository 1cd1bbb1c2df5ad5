/**
 * The origins beside the site's own that the page Payments may connect to: that of the rates, where
 * content/site.yaml has them.
 */
export function connectSources({ rates }: { rates?: { url: string } | undefined }): string[] {
  return rates ? [new URL(rates.url).origin] : [];
}
