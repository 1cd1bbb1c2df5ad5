import type { ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { shareOf } from './share.ts';

export const specimens: Record<string, ReactNode> = {
  'two thirds': <Bar share={shareOf(12, 8)} />,
  full: <Bar share={shareOf(12, 12)} />,
};
