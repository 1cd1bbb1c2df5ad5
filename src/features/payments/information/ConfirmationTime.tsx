import { Figure } from '#components/figure/Figure.tsx';
import { Bar } from '#components/plot/Bar.tsx';
import { shareOf } from '#components/plot/share.ts';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { Site } from '#content/schemas/site.ts';

interface ConfirmationTimeProps {
  words: PaymentsWords['information']['processing']['figure'];
  confirmMinutes: Site['promises']['confirmMinutes'];
}

/** The usual confirmation time as a bar, on a line twice as long as the longest; dots continue it. */
export function ConfirmationTime({ words, confirmMinutes }: ConfirmationTimeProps) {
  const { from, to } = confirmMinutes;
  return (
    <Figure className="confirmation-time small" caption={words.heading} alt={words.alt}>
      <svg width={shareOf(2 * to, from)} height="0" aria-hidden="true" />
      <Bar share={shareOf(2 * to, to - from)} />
      <span>{words.label}</span>
    </Figure>
  );
}
