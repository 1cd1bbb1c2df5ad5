import type { APIContext } from 'astro';
import { LANGUAGES, loadContent } from '#content/load.ts';
import type { Content } from '#content/parse.ts';
import { contactFormProps } from '#features/contact/contact-form-props.ts';
import { paymentFormProps } from '#features/payments/payment-form-props.ts';
import { formWords, wordsFile } from '#forms/startup/form-words.ts';
import type { FormPage } from '#pages.ts';

const FORM_PROPS: Record<FormPage, (content: Content) => object> = {
  payments: paymentFormProps,
  contact: contactFormProps,
};

/** A script file with the words of each form in each language, named by its content. */
export function getStaticPaths() {
  return LANGUAGES.map((language) => loadContent(language)).flatMap((content) =>
    Object.entries(FORM_PROPS).map(([page, propsOf]) => {
      const words = formWords(propsOf(content), content.shared);
      const { name, code } = wordsFile(page, content.language, words);
      return { params: { file: name }, props: { code } };
    }),
  );
}

export function GET({ props }: APIContext<{ code: string }>): Response {
  return new Response(props.code, { headers: { 'content-type': 'text/javascript' } });
}
