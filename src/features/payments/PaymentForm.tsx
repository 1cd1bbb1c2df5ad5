import { useEffect, useRef, useState } from 'react';
import type { SiteContent } from '#content/site-content.ts';
import { FORM_ID } from '#forms/ids.ts';
import { useWarnings } from '#forms/secret-guard/use-warnings.ts';
import { useHydratedForm } from '#forms/start/use-hydrated-form.ts';
import { directionOf } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { Field, textFieldProps } from '#ui/field/Field.tsx';
import { showNotice } from '#ui/notice/show-notice.browser.ts';
import { Select } from '#ui/select/Select.tsx';
import { Tooltip, TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { CoinEstimate } from './estimate/CoinEstimate.tsx';

/** Sent to the browser as data: only what the form uses. */
export function paymentFormProps({ payments, site, shared, source, language }: SiteContent) {
  const { service, currency, amount, email, reference, estimate } = payments.form;
  const { rates } = site;
  return {
    words: {
      service: { label: service.label, placeholder: service.placeholder },
      currency: { label: currency.label, tip: currency.tip },
      amount,
      email,
      reference,
    },
    services: service.options.map((option, index) => ({
      ...option,
      ...(source && { sourceLabel: source.services[index] }),
    })),
    currencies: site.coins.map((coin) => ({
      value: coin.code,
      label: fill(currency.option, coin),
      ...(source && { sourceLabel: coin.code }),
    })),
    defaultCurrency: site.defaultCoin,
    direction: directionOf(language),
    guard: shared.guard,
    ...(rates && { estimate: { ...estimate, address: rates.url, language } }),
  };
}

/** Phones would correct it, and some browsers send what they check for spelling to their makers. */
const NO_PROSE = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false };

/**
 * The five fields of specification §3. §4: only amount and currency are state. §5: warnings
 * stop nothing. §7: the button only shows a notice.
 */
export function PaymentForm(props: ReturnType<typeof paymentFormProps>) {
  const { words, services, currencies, defaultCurrency, guard, direction, estimate } = props;
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState(defaultCurrency);
  // What was typed before the form was ready.
  useEffect(() => {
    setAmount(form.current?.querySelector<HTMLInputElement>('#amount')?.value ?? '');
  }, []);
  const warnings = useWarnings(form, guard, {
    amount: { pattern: /\p{Nd}/u, warning: words.amount.unclear },
    email: { pattern: /^[^,]+@[^,]+$/, warning: words.email.unclear },
  });
  useHydratedForm(form);
  return (
    <form ref={form} id={FORM_ID} noValidate onSubmit={showNotice}>
      <TooltipGroup>
        <Field id="service" label={words.service.label}>
          <Select
            name="service"
            label={words.service.label}
            options={services}
            direction={direction}
            placeholder={words.service.placeholder}
          />
        </Field>
        <Field
          id="amount"
          label={words.amount.label}
          tip={<Tooltip id="amount-tip" {...words.amount.tip} />}
          warning={warnings.amount}
        >
          <input
            {...textFieldProps('amount')}
            dir="ltr"
            inputMode="decimal"
            onInput={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Field>
        <Field
          id="currency"
          label={words.currency.label}
          tip={<Tooltip id="currency-tip" {...words.currency.tip} />}
        >
          <Select
            name="currency"
            label={words.currency.label}
            options={currencies}
            direction={direction}
            defaultValue={defaultCurrency}
            onValueChange={setCurrency}
            optionsAreNames
          />
          {RATES_ON && estimate && (
            <CoinEstimate words={estimate} amount={amount} coin={currency} />
          )}
        </Field>
        <Field id="email" label={words.email.label} warning={warnings.email}>
          <input {...textFieldProps('email')} dir="ltr" type="email" autoComplete="email" />
        </Field>
        <Field
          id="reference"
          label={words.reference.label}
          optional={words.reference.optional}
          tip={<Tooltip id="reference-tip" {...words.reference.tip} />}
          hint={words.reference.hint}
          warning={warnings.reference}
        >
          <input {...textFieldProps('reference', words.reference.hint)} {...NO_PROSE} dir="auto" />
        </Field>
      </TooltipGroup>
    </form>
  );
}
