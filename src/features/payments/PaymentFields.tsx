import type { PaymentsWords } from '#content/schemas/payments.ts';
import { describedBy, Field, type FieldProps } from '#ui/field/Field.tsx';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import { Tooltip, TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import { type Amount, readAmount } from './amount.ts';
import { AmountEstimate, type EstimateWords } from './estimate/AmountEstimate.tsx';

type FormWords = PaymentsWords['form'];

/** The words inside the hydrated form. */
export type PaymentFormWords = Omit<FormWords, 'heading' | 'note' | 'currency' | 'estimate'> & {
  currency: Omit<FormWords['currency'], 'option'>;
  /** Set where the owner has switched estimates on. */
  estimate?: EstimateWords;
};

interface PaymentFieldsProps {
  words: PaymentFormWords;
  currencies: readonly SelectOption[];
  currency: string;
  onCurrency: (currency: string) => void;
  /** The service that a link preselects; a new one resets the field. */
  linkedService: string | undefined;
  amount: Amount;
  onAmount: (amount: Amount) => void;
  onAmountLeft: () => void;
  /** The mark and the advice to show on a field. */
  adviceOn: (
    name: 'service' | 'amount' | 'currency' | 'reference',
  ) => Pick<FieldProps, 'mark' | 'advice'>;
}

/** The five fields of the payment form (specification §3). */
export function PaymentFields(props: PaymentFieldsProps) {
  const { words, amount, adviceOn } = props;
  const { service, currency, email, reference } = words;
  return (
    <TooltipGroup>
      <Field
        id="service"
        label={service.label}
        {...adviceOn('service')}
        hint={<ServiceHelp options={service.options} />}
      >
        <Select
          key={props.linkedService}
          id="service"
          name="service"
          label={service.label}
          options={service.options}
          placeholder={service.placeholder}
          describedBy="service-advice"
          details="service-hint"
          {...(props.linkedService && { defaultValue: props.linkedService })}
        />
      </Field>
      <div className="field-pair">
        <Field
          id="amount"
          label={words.amount.label}
          tip={<Tooltip {...words.amount.tip} />}
          {...adviceOn('amount')}
          hint={<TranslatableText>{words.amount.hint}</TranslatableText>}
        >
          <input
            className="field-control"
            id="amount"
            name="amount"
            inputMode="decimal"
            aria-describedby={describedBy('amount')}
            onInput={({ currentTarget }) => props.onAmount(readAmount(currentTarget.value))}
            onBlur={props.onAmountLeft}
          />
        </Field>
        {RATES_ON && words.estimate && (
          <AmountEstimate words={words.estimate} amount={amount} coin={props.currency} />
        )}
        <Field
          id="currency"
          label={currency.label}
          tip={<Tooltip {...currency.tip} />}
          {...adviceOn('currency')}
        >
          <Select
            id="currency"
            name="currency"
            label={currency.label}
            options={props.currencies}
            value={props.currency}
            onValueChange={props.onCurrency}
            describedBy="currency-advice"
            untranslated
          />
        </Field>
      </div>
      <Field
        id="email"
        label={email.label}
        hint={<TranslatableText>{email.hint}</TranslatableText>}
      >
        <input
          className="field-control"
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby={describedBy('email')}
        />
      </Field>
      <Field
        id="reference"
        label={reference.label}
        tip={<Tooltip {...reference.tip} />}
        {...adviceOn('reference')}
        hint={<TranslatableText>{reference.hint}</TranslatableText>}
      >
        <input
          className="field-control"
          id="reference"
          name="reference"
          aria-describedby={describedBy('reference')}
        />
      </Field>
    </TooltipGroup>
  );
}

/** Describes each service under the field. */
function ServiceHelp({ options }: Pick<PaymentsWords['form']['service'], 'options'>) {
  return (
    <ul>
      {options.map(({ value, label, help }) => (
        <li key={value}>
          <TranslatableText>{`${label}: ${help}`}</TranslatableText>
        </li>
      ))}
    </ul>
  );
}
