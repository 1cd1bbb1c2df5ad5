import { Band } from '#components/Band.tsx';
import type { PaymentsWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

/** How a payment works: rings in a row, on phones one below the other, strung on the page's band. */
export function PaymentSteps({ words }: { words: PaymentsWords['steps'] }) {
  return (
    <div className="payment-steps">
      <Band />
      <ol>
        {words.items.map((step) => (
          <li key={step}>
            <span>
              <Rich>{step}</Rich>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
