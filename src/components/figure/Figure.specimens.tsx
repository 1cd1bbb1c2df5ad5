import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';

function Half() {
  return (
    <svg width="120" height="24" aria-hidden="true">
      <path d="M0 0h60v24H0z" fill="currentColor" />
    </svg>
  );
}

export const specimens: Record<string, ReactNode> = {
  'with a caption': (
    <Figure caption="What a fee is made of" alt="Half of the fee is the authority's." className="">
      <Half />
    </Figure>
  ),
  'without a caption': (
    <Figure alt="Half of the fee is the service's." className="">
      <Half />
    </Figure>
  ),
};
