import { createHash } from 'node:crypto';
import type { Content } from '#content/parse.ts';
import type { FormPage } from '#pages.ts';

/** What the browser needs to make a form work. */
export interface FormWords<Props extends object> {
  props: Props;
  errorTitle: string;
}

/**
 * The script file with the words of one form in one language, named by its content: src/pages/assets
 * writes it, and the page of the form names it.
 */
export function wordsFile(page: FormPage, { language, shared }: Content, props: object) {
  const words: FormWords<object> = { props, errorTitle: shared.error.title };
  const code = `export default ${JSON.stringify(words)}`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `${page}.${language}.${hash}`;
  return { name, address: `/assets/${name}.js`, code };
}
