import type { ReactNode } from 'react';
import { TranslatableText } from './TranslatableText.tsx';

export const specimens: Record<string, ReactNode> = {
  plain: <TranslatableText>Full Name</TranslatableText>,
  'with a class': <TranslatableText className="small">Filled in by a link</TranslatableText>,
};
