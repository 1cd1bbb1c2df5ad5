import { createHash } from 'node:crypto';
import type { SiteContent } from '#content/site-content.ts';
import type { FormPage } from '#site/pages.ts';

/**
 * The script file with the props of one form in one language, named by its content: src/pages/assets
 * writes it, and the page of the form names it.
 */
export function propsFile(page: FormPage, { language }: SiteContent, props: object) {
  const code = `export default ${JSON.stringify(props)}`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `${page}.${language}.${hash}`;
  return { name, address: `/assets/${name}.js`, code };
}
