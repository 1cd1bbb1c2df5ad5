import type { ReactNode } from 'react';
import { Closing } from './Closing.tsx';

const WORDS = {
  heading: 'Ready to begin?',
  primary: { label: 'Start Learning', href: '/tutoring' },
  secondary: { label: 'Contact Us', href: '/contact' },
};

export const specimens: Record<string, ReactNode> = {
  'heading and buttons': <Closing words={WORDS} />,
  'with a text': <Closing words={{ ...WORDS, text: 'Pick a course, or **ask** first.' }} />,
};
