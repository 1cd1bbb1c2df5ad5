import type { ReactNode } from 'react';
import { PAGE_NAMES } from '#pages.ts';
import { Rosette } from './Rosette.tsx';

const FACTS = {
  site: { coins: ['BTC', 'ETH', 'USDT'] },
  courses: [{ weeks: 8 }, { weeks: 10 }, { weeks: 12 }],
};

/** One per page. */
export const specimens: Record<string, ReactNode> = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, <Rosette key={name} name={name} facts={FACTS} />]),
);
