import { Rows } from '#components/rows/Rows.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Three cards of a sentence each, the coins, the time, and the fees as a receipt. */
export function PaymentInformation({ words }: { words: PaymentsWords['information'] }) {
  const { cards, coins, processing, fees } = words;
  return (
    <Rows items={[...cards, coins, processing]} inColumns>
      <li className="receipt">
        <h3>{fees.title}</h3>
        <dl>
          {fees.parts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <InlineMarkup>{text}</InlineMarkup>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    </Rows>
  );
}
