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
        {words.rows.map(({ paid, refundable, decides }, index) => (
          <tr key={paid}>
            <th className="serif" scope="row">
              <Rich>{paid}</Rich>
            </th>
            <td data-label={words.refundable}>
              <strong>
                <Rich>{refundable}</Rich>
              </strong>
            </td>
            <td data-label={words.decides}>
              <EmailParagraph id="refunds-address" text={decides} copy={index === copied && copy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
