import { TitledTexts } from '#components/titled-texts/TitledTexts.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';

/** What to know about paying, as three cards on one sheet. */
export function Features({ words }: { words: PaymentsWords['features'] }) {
  return (
    <div className="payment-features">
      <h2 className="visually-hidden">{words.heading}</h2>
      <TitledTexts className="cells" items={words.items} />
    </div>
  );
}
