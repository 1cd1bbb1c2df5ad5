import type { Content } from '#content/parse.ts';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { LetterProps } from '#forms/letter/Letter.tsx';
import { FormSheet } from '#forms/start/FormSheet.tsx';
import { forOwner } from '#mail/mail.ts';
import { PaymentForm, paymentFormProps } from './PaymentForm.tsx';

/** The fields that the letter repeats. */
function fieldsIn(form: PaymentsWords['form']): LetterProps['fields'] {
  const { service, amount, currency, email, reference } = form;
  return {
    service: { field: 'service', label: service.label },
    amount: { field: 'amount', label: amount.label },
    coin: { field: 'currency', label: currency.label, isOptional: true },
    replyTo: { field: 'email', label: email.label },
    reference: { field: 'reference', label: reference.label, isOptional: true },
  };
}

/** The payment form with its letter. */
export function PaymentRequest({ content }: { content: Content }) {
  const { payments, mail } = content;
  return (
    <FormSheet
      content={content}
      page="payments"
      words={payments.form}
      form={PaymentForm}
      props={paymentFormProps(content)}
      letter={{
        template: mail.payment,
        fields: fieldsIn(payments.form),
        forOwner: forOwner(
          content,
          (first) => `${first.mail.payment.subject} · {amount} USD · {coin}`,
        ),
      }}
    />
  );
}
