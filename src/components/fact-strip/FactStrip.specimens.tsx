import type { ReactNode } from 'react';
import { FactStrip } from './FactStrip.tsx';

const FACTS = [
  { label: 'Support', value: '24/7' },
  { label: 'Reply', value: 'within 24 hours' },
  { label: 'Confirmed', value: 'in 10-30 minutes' },
];

export const specimens: Record<string, ReactNode> = {
  'three facts': <FactStrip label="At a glance" facts={FACTS} />,
  'long value': (
    <FactStrip
      label="Payments at a glance"
      facts={[...FACTS, { label: 'Coins', value: '`BTC`, `ETH`, `USDT`, `USDC` and `BNB`' }]}
    />
  ),
};
