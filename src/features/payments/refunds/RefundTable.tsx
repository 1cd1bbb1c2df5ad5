import type { PaymentsWords } from '#content/schemas/payments.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Who refunds what. On phones each row becomes a block, its cells named by `data-label`. */
export function RefundTable({ words }: { words: PaymentsWords['refundTable'] }) {
  return (
    <table className="refund-table">
      <caption className="visually-hidden">{words.heading}</caption>
      <thead>
        <tr>
          {[words.paid, words.refundable, words.decides].map((heading) => (
            <th key={heading} className="label" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ paid, refundable, decides }) => (
          <tr key={paid}>
            <th className="serif" scope="row">
              <InlineMarkup>{paid}</InlineMarkup>
            </th>
            <td data-label={words.refundable}>
              <strong>
                <InlineMarkup>{refundable}</InlineMarkup>
              </strong>
            </td>
            <td data-label={words.decides}>
              <InlineMarkup>{decides}</InlineMarkup>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
