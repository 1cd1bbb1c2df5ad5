import { fill } from '#content/expand/fill.ts';
import type { Content } from '#content/parse.ts';
import { mailLink } from '#forms/handoff/mail.ts';
import { formBasics } from '#forms/startup/form-basics.ts';
import type { PaymentFormProps } from './PaymentForm.tsx';

export function paymentFormProps(content: Content): PaymentFormProps {
  const { heading: _heading, note: _note, currency, estimate, ...words } = content.payments.form;
  const { rates } = content.site;
  return {
    ...formBasics(content),
    currencies: content.site.coins.map((coin) => ({
      value: coin.code,
      label: fill(currency.option, coin),
    })),
    defaultCurrency: content.site.defaultCoin,
    words: {
      ...words,
      currency: { label: currency.label, tip: currency.tip },
      ...(rates && { estimate: { ...estimate, address: rates.url } }),
    },
    mail: content.mail.payment,
    support: mailLink({ to: content.site.email, ...content.mail.support }),
  };
}
