import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '#content/expand/fill.ts';
import {
  isPrefillAmount,
  isPrefillReference,
  oneOf,
  type PrefillRules,
  readPrefill,
} from '#content/prefill/prefill.ts';
import { EmailHandoff } from '#forms/handoff/EmailHandoff.tsx';
import { useNotice } from '#forms/notice/use-notice.tsx';
import { usePrefill } from '#forms/prefill/use-prefill.ts';
import { useAfterPress } from '#forms/secret-guard/use-after-press.ts';
import { useSecretGuard } from '#forms/secret-guard/use-secret-guard.ts';
import type { FormBasics } from '#forms/startup/form-basics.ts';
import { Button } from '#ui/button/Button.tsx';
import { Advice } from '#ui/field/Field.tsx';
import type { SelectOption } from '#ui/select/Select.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import { type Amount, readAmount } from './amount.ts';
import { PaymentFields, type PaymentFormWords } from './PaymentFields.tsx';
import { amountText, type PaymentMailWords, paymentMail } from './payment-mail.ts';

/** The id of the link outside the form whose email the form completes. */
export const SUPPORT_ID = 'support';

export interface PaymentFormProps extends FormBasics {
  currencies: SelectOption[];
  defaultCurrency: string;
  words: PaymentFormWords;
  mail: PaymentMailWords;
  /** The address of the email that Contact Support opens. */
  support: string;
}

/**
 * Specification §4: only amount and currency are tracked; the other fields are read on press. §5:
 * nothing is validated. §7: the button only shows a notice.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { email, currencies, defaultCurrency, words, prefilled, mail, support } = props;
  const services = words.service.options;
  const labels = {
    service: words.service.label,
    amount: words.amount.label,
    currency: words.currency.label,
    reference: words.reference.label,
  };
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState<Amount>({ kind: 'none' });
  const [isAmountLeft, setAmountLeft] = useState(false);
  const [currency, setCurrency] = useState(defaultCurrency);
  const [linkedService, setLinkedService] = useState<string>();
  const { advice, watch } = useSecretGuard(form, ['reference'], props.guard);
  const { notice, answer, onSubmit } = useNotice(words.notice, props.noticeWords);
  const afterPress = useAfterPress();

  const takeEarlyAmount = useEffectEvent(() => {
    takeAmount();
    setAmountLeft(document.activeElement?.id !== 'amount');
  });
  // Reads what was typed before hydration.
  useEffect(() => takeEarlyAmount(), []);
  useEffect(() => document.getElementById(SUPPORT_ID)?.setAttribute('href', support), [support]);

  const linked = usePrefill(
    form,
    (hash) =>
      readPrefill(hash, {
        service: oneOf(services.map(({ value }) => value)),
        amount: isPrefillAmount,
        currency: oneOf(currencies.map(({ value }) => value)),
        reference: isPrefillReference,
      } satisfies PrefillRules<'payments'>),
    (name, value) => {
      if (name === 'currency' && currency === defaultCurrency) setCurrency(value);
      else if (name === 'service' && !typed('service')) setLinkedService(value);
      else return false;
      return true;
    },
  );

  /** The current value of an untracked field. */
  function typed(name: string): string {
    return String((form.current && new FormData(form.current).get(name)) ?? '');
  }

  /** Reads the field itself: not everything that fills in a field sends an event. */
  function takeAmount(): Amount {
    const current = readAmount(typed('amount'));
    setAmount(current);
    return current;
  }

  function compose() {
    const service = services.find(({ value }) => value === typed('service'))?.label ?? '';
    const coin = currencies.find(({ value }) => value === currency)?.label ?? currency;
    setAmountLeft(true);
    const request = {
      service,
      amount: takeAmount(),
      coin,
      email: typed('email'),
      reference: typed('reference'),
    };
    return paymentMail(email, request, mail);
  }

  /** Asked once the field is left: until then the visitor may still be typing. */
  function amountQuestion(): string | false {
    if (!isAmountLeft || amount.kind !== 'unclear') return false;
    const { unreadable, ambiguous } = words.amount;
    if (!amount.readings) return unreadable;
    const [whole, decimal] = amount.readings;
    return fill(ambiguous, { whole, decimal });
  }

  function adviceOn(name: keyof typeof labels) {
    return {
      ...(linked.has(name) && { mark: fill(prefilled.mark, { field: labels[name] }) }),
      advice: [name === 'amount' && amountQuestion(), advice[name]],
    };
  }

  return (
    <>
      <form ref={form} noValidate {...watch} onSubmit={onSubmit}>
        {linked.size > 0 && <Advice role="alert">{prefilled.note}</Advice>}
        <PaymentFields
          words={words}
          currencies={currencies}
          currency={currency}
          onCurrency={setCurrency}
          linkedService={linkedService}
          amount={amount}
          onAmount={(typed) => {
            setAmount(typed);
            setAmountLeft(false);
          }}
          onAmountLeft={() => afterPress(() => setAmountLeft(true))}
          adviceOn={adviceOn}
        />
        <p id="payment-button-note" className="small">
          <TranslatableText>{words.beforeButton}</TranslatableText>
        </p>
        <Button type="submit" aria-describedby="payment-button-note">
          <TranslatableText>{words.button}</TranslatableText>
        </Button>
        {answer}
      </form>
      <p className="perforation">
        <strong>
          <TranslatableText>{words.afterButton}</TranslatableText>
        </strong>
      </p>
      <EmailHandoff
        words={props.handoff}
        to={email}
        compose={compose}
        note={
          amount.kind === 'none'
            ? undefined
            : fill(words.amount.inEmail, { amount: amountText(amount, mail) })
        }
      />
      {notice}
    </>
  );
}
