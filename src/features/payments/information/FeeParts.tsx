import { Figure } from '#components/figure/Figure.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';

/**
 * What is paid, as one bar of three parts. Their widths mean nothing: the amounts are not known.
 */
export function FeeParts({ words }: { words: PaymentsWords['information']['fees']['figure'] }) {
  return (
    <Figure className="fee-parts" caption={words.heading} alt={words.alt}>
      {[words.visa, words.processing, words.network].map((part) => (
        <span key={part}>
          <i className="plot-bar" />
          {part}
        </span>
      ))}
    </Figure>
  );
}
