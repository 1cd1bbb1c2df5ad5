/**
 * A PostCSS plugin that puts the site's address in the place of SITE_URL in a declaration: printed
 * links name where they lead (src/styles/base.css).
 */
export function siteUrlInStyles(url: string) {
  return {
    postcssPlugin: 'site-url-in-styles',
    Declaration(declaration: { value: string }): void {
      if (declaration.value.includes('SITE_URL')) {
        declaration.value = declaration.value.replace('SITE_URL', url);
      }
    },
  };
}
