import type { ReactNode } from 'react';
import { Part } from './Part.tsx';
import { SectionHead } from './SectionHead.tsx';

export const specimens: Record<string, ReactNode> = {
  short: <SectionHead>Features</SectionHead>,
  'long heading': (
    <SectionHead>What happens after you have sent us your message by email</SectionHead>
  ),
  'beside its content': <Part heading="Our story">It began with a question.</Part>,
};
