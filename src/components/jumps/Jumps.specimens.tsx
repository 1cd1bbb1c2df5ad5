import type { ReactNode } from 'react';
import { Jumps } from './Jumps.tsx';

const ITEMS = [
  { label: 'Six checks', to: 'checks' },
  { label: 'Prepare your request', to: 'request' },
  { label: 'Who refunds what', to: 'refunds' },
];

export const specimens: Record<string, ReactNode> = {
  'three places': (
    <>
      <Jumps items={ITEMS} />
      {ITEMS.map(({ label, to }) => (
        <p key={to} id={to}>
          {label}
        </p>
      ))}
    </>
  ),
};
