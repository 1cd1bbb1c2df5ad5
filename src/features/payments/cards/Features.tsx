import type { PaymentsWords } from '#content/schemas/payments.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** What to know about paying, as three cards on one sheet. */
export function Features({ words }: { words: PaymentsWords['features'] }) {
  return (
    <div className="payment-features">
      <h2 className="visually-hidden">{words.heading}</h2>
      <ul className="cells">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <InlineMarkup>{text}</InlineMarkup>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
