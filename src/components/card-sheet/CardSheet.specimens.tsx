import type { ReactNode } from 'react';
import { CardSheet } from './CardSheet.tsx';

const CARDS = [
  { title: 'One to one', text: 'A tutor for **you alone**.' },
  { title: 'Your own pace', text: 'Pause and go on when you like.' },
  {
    title: 'A title of many words that takes two lines on a phone',
    text: 'A text that is longer than those of its neighbors, so that the cards differ in height.',
  },
];

export const specimens: Record<string, ReactNode> = {
  'three cards': <CardSheet items={CARDS} />,
  'one card': <CardSheet items={CARDS.slice(0, 1)} />,
};
