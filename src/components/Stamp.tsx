import type { ReactNode } from 'react';

/** A rubber stamp. Decoration unless it is given a name: then its text is read out after it. */
export function Stamp({ children, name }: { children: ReactNode; name?: string }) {
  return name === undefined ? (
    <span className="stamp" aria-hidden="true">
      {children}
    </span>
  ) : (
    <span className="stamp">
      <span className="visually-hidden">{`${name}: `}</span>
      {children}
    </span>
  );
}
