import type { ReactNode } from 'react';
import { InlineMarkup } from './InlineMarkup.tsx';

export const specimens: Record<string, ReactNode> = {
  plain: <InlineMarkup>No marks at all</InlineMarkup>,
  strong: <InlineMarkup>Write **nothing secret** here.</InlineMarkup>,
  emphasis: <InlineMarkup>Read *every* line.</InlineMarkup>,
  name: <InlineMarkup>Pay in `BTC`.</InlineMarkup>,
  'email address': <InlineMarkup>Write to `info@codepassage.example`.</InlineMarkup>,
  'name in strong text': <InlineMarkup>**Send `BTC` only**</InlineMarkup>,
  range: <InlineMarkup>It takes 10-30 minutes.</InlineMarkup>,
};
