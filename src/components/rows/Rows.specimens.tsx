import type { ReactNode } from 'react';
import { Rows } from './Rows.tsx';

const TEXTS = [
  { title: 'Honest', text: 'We say what we **do not** know.' },
  { title: 'Patient', text: 'Ask the same question twice.', href: '/tutoring' },
  { title: 'Private', text: 'Nothing is saved.' },
];

export const specimens: Record<string, ReactNode> = {
  below: <Rows items={TEXTS} />,
  'in columns': <Rows items={TEXTS} inColumns />,
};
