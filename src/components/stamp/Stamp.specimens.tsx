import type { ReactNode } from 'react';
import { Stamp } from './Stamp.tsx';

export const specimens: Record<string, ReactNode> = {
  decoration: <Stamp>Checked</Stamp>,
  named: <Stamp name="Level:">Beginner</Stamp>,
  'two lines': <Stamp>{['7-day', 'money-back']}</Stamp>,
};
