/**
 * A Lightning CSS visitor that replaces SITE_URL in strings by the site's address: printed links show
 * where they lead (src/styles/print.css).
 */
export function siteUrlInStyles(url: string) {
  return {
    Token: {
      string: ({ value }: { value: string }) => ({
        type: 'token' as const,
        value: { type: 'string' as const, value: value.replace('SITE_URL', url) },
      }),
    },
  };
}
