import type { APIContext } from 'astro';
import { CONTENTS } from '#content/contents.ts';
import { contactFormProps } from '#features/contact/ContactForm.tsx';
import { paymentFormProps } from '#features/payments/PaymentForm.tsx';
import { propsFile } from '#forms/draft/draft.ts';

/** A script file with the props of each form in each language. */
export function getStaticPaths() {
  return CONTENTS.flatMap((content) =>
    [
      propsFile('payments', content, paymentFormProps(content)),
      propsFile('contact', content, contactFormProps(content)),
    ].map(({ name, code }) => ({ params: { file: name }, props: { code } })),
  );
}

export function GET({ props }: APIContext<{ code: string }>): Response {
  return new Response(props.code, { headers: { 'content-type': 'text/javascript' } });
}
