import type { PaymentsWords } from '#content/schemas/payments.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** How a payment works: numbered steps, each a link to its part of the page. */
export function PaymentSteps({ words }: { words: PaymentsWords['steps'] }) {
  return (
    <div className="payment-steps">
      <h2 className="label">{words.heading}</h2>
      <ol className="cells">
        {words.items.map(({ text, to }) => (
          <li key={text}>
            <a href={`#${to}`}>
              <span>
                <InlineMarkup>{text}</InlineMarkup>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
