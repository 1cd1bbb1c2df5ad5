import type { Content } from '#content/parse.ts';
import { FormSheet } from '#forms/start/FormSheet.tsx';
import { forOwner } from '#mail/mail.ts';
import { PaymentForm, paymentFormProps } from './PaymentForm.tsx';

/** The payment form with its letter. */
export function PaymentRequest({ content }: { content: Content }) {
  const { payments, mail } = content;
  const { service, amount, currency, email, reference } = payments.form;
  return (
    <FormSheet
      content={content}
      page="payments"
      words={payments.form}
      form={PaymentForm}
      props={paymentFormProps(content)}
      letter={{
        template: mail.payment,
        fields: {
          service: { field: 'service', label: service.label },
          amount: { field: 'amount', label: amount.label },
          coin: { field: 'currency', label: currency.label },
          replyTo: { field: 'email', label: email.label },
          reference: { field: 'reference', label: reference.label },
        },
        forOwner: forOwner(
          content,
          (first) => `${first.mail.payment.subject} · {amount} USD · {coin}`,
        ),
      }}
    />
  );
}
