import { axisUpTo, shareOf } from '#components/axis.ts';
import { Bar, Plot } from '#components/Plot.tsx';
import type { PaymentsWords, Site } from '#content/schema.ts';

export interface ConfirmationTimeProps {
  words: PaymentsWords['information']['processing']['figure'];
  confirmMinutes: Site['promises']['confirmMinutes'];
}

/** The usual confirmation time as a range on an axis twice as long; a dotted line leads on. */
export function ConfirmationTime({ words, confirmMinutes }: ConfirmationTimeProps) {
  const { from, to } = confirmMinutes;
  const axis = axisUpTo(2 * to);
  return (
    <Plot
      className="confirmation-time"
      caption={words.heading}
      alt={words.alt}
      axis={axis}
      unit={words.axis}
    >
      <div className="track">
        <svg width={shareOf(axis, from)} height="0" aria-hidden="true" />
        <Bar share={shareOf(axis, to - from)} />
      </div>
    </Plot>
  );
}
