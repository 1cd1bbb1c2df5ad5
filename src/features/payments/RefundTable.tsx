import { EmailParagraph, firstWithEmail } from '#components/EmailParagraph.tsx';
import type { PaymentsWords, SharedWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

interface RefundTableProps {
  words: PaymentsWords['refundTable'];
  copy: SharedWords['copy'];
}

/** Who refunds what. On phones each row becomes a block, its cells named by `data-label`. */
export function RefundTable({ words, copy }: RefundTableProps) {
  const copied = firstWithEmail(words.rows.map(({ decides }) => decides));
  return (
    // Roles keep it a table where phones lay it out as blocks.
    <table className="refunds" role="table">
      <caption className="visually-hidden">{words.heading}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[words.paid, words.refundable, words.decides].map((heading) => (
            <th key={heading} className="label" scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {words.rows.map(({ paid, refundable, decides }, index) => (
          <tr key={paid} role="row">
            <th className="serif" scope="row" role="rowheader">
              <Rich>{paid}</Rich>
            </th>
            <td role="cell" data-label={words.refundable}>
              <strong>
                <Rich>{refundable}</Rich>
              </strong>
            </td>
            <td role="cell" data-label={words.decides}>
              <EmailParagraph id="refunds-address" text={decides} copy={index === copied && copy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
