import type { ReactNode } from 'react';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { Site } from '#content/schemas/site.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { ConfirmationTime } from './ConfirmationTime.tsx';
import { FeeParts } from './FeeParts.tsx';

interface PaymentInformationProps {
  words: PaymentsWords['information'];
  confirmMinutes: Site['promises']['confirmMinutes'];
}

/** The information card beside the form: coins, time, fees and refunds. */
export function PaymentInformation({ words, confirmMinutes }: PaymentInformationProps) {
  const { coins, processing, fees, refunds } = words;
  return (
    <section id="information" className="payment-information">
      <h2>{words.heading}</h2>
      <Topic {...coins} />
      <Topic {...processing}>
        <ConfirmationTime words={processing.figure} confirmMinutes={confirmMinutes} />
      </Topic>
      <Topic {...fees}>
        <ul>
          {Object.values(fees.parts).map((part) => (
            <li key={part}>
              <InlineMarkup>{part}</InlineMarkup>
            </li>
          ))}
        </ul>
        <FeeParts words={fees.figure} />
      </Topic>
      <Topic {...refunds} />
    </section>
  );
}

function Topic(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="payment-information-topic">
      <h3>{props.title}</h3>
      <p>
        <InlineMarkup>{props.text}</InlineMarkup>
      </p>
      {props.children}
    </div>
  );
}
