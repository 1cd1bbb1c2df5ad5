import type { ReactNode } from 'react';
import { TitledTexts } from './TitledTexts.tsx';

const TEXTS = [
  { title: 'Honest', text: 'We say what we **do not** know.' },
  { title: 'Patient', text: 'Ask the same question twice.' },
];

export const specimens: Record<string, ReactNode> = {
  'without a look': <TitledTexts className="" items={TEXTS} />,
  'ordered, as a sheet of cards': <TitledTexts isOrdered className="card-sheet" items={TEXTS} />,
};
