import type { ReactNode } from 'react';
import type { PaymentsWords, Site } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';
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
    <section className="information">
      <h2>{words.heading}</h2>
      <Topic {...coins} />
      <Topic {...processing}>
        <ConfirmationTime words={processing.figure} confirmMinutes={confirmMinutes} />
      </Topic>
      <Topic {...fees}>
        <ul>
          {Object.values(fees.parts).map((part) => (
            <li key={part}>
              <Rich>{part}</Rich>
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
    <div className="information-topic">
      <h3>{props.title}</h3>
      <p>
        <Rich>{props.text}</Rich>
      </p>
      {props.children}
    </div>
  );
}
