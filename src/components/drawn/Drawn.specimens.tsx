import type { ReactNode } from 'react';
import { drawn } from './Drawn.tsx';

export const specimens: Record<string, ReactNode> = {
  'a group of paths': (
    <svg width="60" height="40" aria-hidden="true">
      {drawn(
        {
          tag: 'g',
          attributes: { fill: 'none', stroke: 'currentColor' },
          children: [
            { tag: 'path', attributes: { d: 'M0 10h60' } },
            { tag: 'path', attributes: { d: 'M0 30h60' } },
          ],
        },
        0,
      )}
    </svg>
  ),
};
