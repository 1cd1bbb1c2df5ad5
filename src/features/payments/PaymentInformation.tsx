import { Rows } from '#components/rows/Rows.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** The fees as a receipt, then the coins, the time and three cards, of a sentence each. */
export function PaymentInformation({ words }: { words: PaymentsWords['information'] }) {
  const { cards, coins, processing, fees } = words;
  return (
    <div className="information columns">
      <section className="sheet receipt">
        <h3>{fees.title}</h3>
        <dl>
          {fees.parts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <InlineMarkup as="dd">{text}</InlineMarkup>
            </div>
          ))}
        </dl>
      </section>
      <Rows items={[coins, processing, ...cards]} />
    </div>
  );
}
