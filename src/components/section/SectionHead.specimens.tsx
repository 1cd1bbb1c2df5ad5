import type { ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';

export const specimens: Record<string, ReactNode> = {
  short: <SectionHead>Features</SectionHead>,
  'long heading': (
    <SectionHead>What happens after you have sent us your message by email</SectionHead>
  ),
};
