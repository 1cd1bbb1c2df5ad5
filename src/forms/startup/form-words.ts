import { createHash } from 'node:crypto';
import type { SharedWords } from '#content/schemas/shared.ts';

/** What the browser needs to make a form work. */
export interface FormWords<Props extends object> {
  props: Props;
  errorTitle: string;
}

export function formWords<Props extends object>(
  props: Props,
  { error }: Pick<SharedWords, 'error'>,
): FormWords<Props> {
  return { props, errorTitle: error.title };
}

/**
 * The script file with the words of one form in one language: src/pages/assets writes it, and the page
 * of the form names it.
 */
export function wordsFile(page: string, language: string, words: FormWords<object>) {
  const code = `export default ${JSON.stringify(words)}`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `${page}.${language}.${hash}`;
  return { name, address: `/assets/${name}.js`, code };
}
