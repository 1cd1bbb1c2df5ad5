import type { PaymentsWords } from '#content/schemas/payments.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Who refunds what. On phones a row has two lines: what was paid and the answer, then who decides. */
export function RefundTable({ words }: { words: PaymentsWords['refundTable'] }) {
  return (
    <table className="refunds">
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
            <td>
              <InlineMarkup as="strong">{refundable}</InlineMarkup>
            </td>
            <InlineMarkup as="td" data-head={words.decides}>
              {decides}
            </InlineMarkup>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
