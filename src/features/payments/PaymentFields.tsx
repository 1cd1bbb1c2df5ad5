import type { PaymentsWords } from '#content/schema.ts';
import { describedBy, Field, type FieldProps } from '#ui/Field.tsx';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { Tooltip, TooltipGroup } from '#ui/Tooltip.tsx';
import { Words } from '#ui/Words.tsx';
import { AmountInput } from './AmountInput.tsx';
import type { Amount } from './amount.ts';
import { AmountEstimate, type EstimateWords } from './estimate/AmountEstimate.tsx';

type FormWords = PaymentsWords['form'];

/** The words inside the hydrated form. */
export type PaymentFormWords = Omit<FormWords, 'heading' | 'note' | 'currency' | 'estimate'> & {
  currency: Omit<FormWords['currency'], 'option'>;
  /** Where the owner has switched it on. */
  estimate?: EstimateWords;
};

export interface PaymentFieldsProps {
  words: PaymentFormWords;
  currencies: readonly SelectOption[];
  currency: string;
  onCurrency: (currency: string) => void;
  /** The service that a link chose; it starts the field anew. */
  linkedService: string | undefined;
  amount: Amount;
  onAmount: (amount: Amount) => void;
  /** Advice by the field's name. */
  adviceOn: (name: string) => NonNullable<FieldProps['advice']>;
}

/** The five fields of the payment form (specification §3). */
export function PaymentFields(props: PaymentFieldsProps) {
  const { words, amount, adviceOn } = props;
  const { service, currency, email, reference } = words;
  return (
    <TooltipGroup>
      <Field
        number={1}
        id="service"
        label={service.label}
        advice={adviceOn('service')}
        hint={<ServiceHelp options={service.options} />}
      >
        <Select
          key={props.linkedService}
          id="service"
          name="service"
          options={service.options}
          placeholder={service.placeholder}
          describedBy={describedBy('service')}
          {...(props.linkedService && { defaultValue: props.linkedService })}
        />
      </Field>
      <div className="field-pair">
        <Field
          number={2}
          id="amount"
          label={words.amount.label}
          tip={<Tooltip {...words.amount.tip} />}
          advice={[amount.kind === 'unreadable' && words.amount.unreadable, ...adviceOn('amount')]}
          hint={<Words>{words.amount.hint}</Words>}
        >
          <AmountInput id="amount" onAmount={props.onAmount} />
        </Field>
        {RATES_ON && words.estimate && (
          <AmountEstimate words={words.estimate} amount={amount} coin={props.currency} />
        )}
        <Field
          number={3}
          id="currency"
          label={currency.label}
          tip={<Tooltip {...currency.tip} />}
          advice={adviceOn('currency')}
        >
          <Select
            id="currency"
            name="currency"
            options={props.currencies}
            value={props.currency}
            onValueChange={props.onCurrency}
            describedBy="currency-advice"
            untranslated
          />
        </Field>
      </div>
      <Field number={4} id="email" label={email.label} hint={<Words>{email.hint}</Words>}>
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
        number={5}
        id="reference"
        label={reference.label}
        tip={<Tooltip {...reference.tip} />}
        advice={adviceOn('reference')}
        hint={<Words>{reference.hint}</Words>}
      >
        <input
          className="field-control"
          id="reference"
          name="reference"
          autoComplete="off"
          aria-describedby={describedBy('reference')}
        />
      </Field>
    </TooltipGroup>
  );
}

/** What each service is, as text under the field. */
function ServiceHelp({ options }: Pick<PaymentsWords['form']['service'], 'options'>) {
  return (
    <ul>
      {options.map(({ value, label, help }) => (
        <li key={value}>
          <Words>{`${label}: ${help}`}</Words>
        </li>
      ))}
    </ul>
  );
}
