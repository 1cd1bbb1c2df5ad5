import type { ReactNode } from 'react';
import { InkGradient } from './InkGradient.tsx';
import { Rosette } from './Rosette.tsx';

const FACTS = {
  site: { coins: ['BTC', 'ETH', 'USDT'] },
  courses: [{ weeks: 8 }, { weeks: 10 }, { weeks: 12 }],
};

/** A page has one rosette: this page shows that of Payments. */
export const specimens: Record<string, ReactNode> = {
  'the rosette of a page': <Rosette name="payments" facts={FACTS} />,
  'the inks': (
    <svg width="300" height="40" aria-hidden="true">
      <InkGradient id="specimen-ink" />
      <path d="M0 0h300v40H0z" fill="url(#specimen-ink)" />
    </svg>
  ),
};
