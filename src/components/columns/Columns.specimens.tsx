import type { ReactNode } from 'react';
import { Columns } from './Columns.tsx';

const TEXTS = [
  { title: 'Honest', text: 'We say what we **do not** know.' },
  { title: 'Patient', text: 'Ask the same question twice.' },
  { title: 'Private', text: 'Nothing is saved.' },
  { title: 'Quick', text: 'We answer within a day.' },
];

export const specimens: Record<string, ReactNode> = {
  'three texts': <Columns items={TEXTS.slice(0, 3)} />,
  'four texts': <Columns items={TEXTS} evenColumns />,
};
