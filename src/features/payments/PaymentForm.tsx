import { useEffect, useRef, useState } from 'react';
import { EmailHandoff } from '#components/EmailHandoff.tsx';
import type { FormBasics } from '#components/form-basics.ts';
import { isPrefillAmount, isPrefillReference, oneOf, readPrefill } from '#components/prefill.ts';
import { useNotice } from '#components/use-notice.tsx';
import { usePrefill } from '#components/use-prefill.ts';
import { useSecretGuard } from '#components/use-secret-guard.ts';
import { Button } from '#ui/Button.tsx';
import { Advice } from '#ui/Field.tsx';
import type { SelectOption } from '#ui/Select.tsx';
import { Words } from '#ui/Words.tsx';
import { type Amount, readAmount } from './amount.ts';
import { PaymentFields, type PaymentFormWords } from './PaymentFields.tsx';
import { type PaymentMailWords, paymentMail } from './payment-mail.ts';

export interface PaymentFormProps extends FormBasics {
  currencies: SelectOption[];
  defaultCurrency: string;
  words: PaymentFormWords;
  mail: PaymentMailWords;
}

/**
 * Specification §4: only amount and currency are tracked; the other fields are read at the press.
 * §5: nothing is validated. §7: the button shows a notice only.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { email, currencies, defaultCurrency, words, prefilled, mail } = props;
  const services = words.service.options;
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState<Amount>({ kind: 'none' });
  const [currency, setCurrency] = useState(defaultCurrency);
  const [linkedService, setLinkedService] = useState<string>();
  const { advice, onBlur } = useSecretGuard(form, ['reference'], props.guard);
  const { notice, onSubmit } = useNotice(words.notice, props.noticeWords);

  // What was typed before the form was ready.
  useEffect(() => {
    const field = form.current?.elements.namedItem('amount');
    if (field instanceof HTMLInputElement) setAmount(readAmount(field));
  }, []);

  const linked = usePrefill(
    form,
    (hash) =>
      readPrefill(hash, {
        service: oneOf(services.map(({ value }) => value)),
        amount: isPrefillAmount,
        currency: oneOf(currencies.map(({ value }) => value)),
        reference: isPrefillReference,
      }),
    (name, value) => {
      if (name === 'currency' && currency === defaultCurrency) setCurrency(value);
      else if (name === 'service' && !typed('service')) setLinkedService(value);
      else return false;
      return true;
    },
  );

  /** What an untracked field holds now. */
  function typed(name: string): string {
    return String((form.current && new FormData(form.current).get(name)) ?? '');
  }

  function compose() {
    const service = services.find(({ value }) => value === typed('service'))?.label ?? '';
    const coin = currencies.find(({ value }) => value === currency)?.label ?? currency;
    const request = { service, amount, coin, email: typed('email'), reference: typed('reference') };
    return paymentMail(email, request, mail);
  }

  return (
    <>
      <form ref={form} noValidate onBlur={onBlur} onSubmit={onSubmit}>
        {linked.size > 0 && <Advice>{prefilled.note}</Advice>}
        <PaymentFields
          words={words}
          currencies={currencies}
          currency={currency}
          onCurrency={setCurrency}
          linkedService={linkedService}
          amount={amount}
          onAmount={setAmount}
          adviceOn={(name) => [linked.has(name) && prefilled.mark, advice[name]]}
        />
        <p id="payment-button-note" className="small">
          <Words>{words.beforeButton}</Words>
        </p>
        <Button type="submit" aria-describedby="payment-button-note">
          <Words>{words.button}</Words>
        </Button>
      </form>
      <p className="perforation">
        <strong>
          <Words>{words.afterButton}</Words>
        </strong>
      </p>
      <EmailHandoff words={props.handoff} to={email} compose={compose} />
      {notice}
    </>
  );
}
