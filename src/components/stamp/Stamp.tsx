import type { ReactNode } from 'react';

interface StampProps {
  children: ReactNode;
  name?: string;
  /** Class of its place on the page. */
  className?: string;
}

/** A rubber stamp. Decoration unless it has a name: then screen readers read name and text. */
export function Stamp({ children, name, className = '' }: StampProps) {
  const classes = `stamp ${className}`.trim();
  return name === undefined ? (
    <span className={classes} aria-hidden="true">
      {children}
    </span>
  ) : (
    <span className={classes}>
      <span className="visually-hidden">{`${name}: `}</span>
      {children}
    </span>
  );
}
