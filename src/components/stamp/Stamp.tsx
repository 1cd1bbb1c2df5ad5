import './stamp.css';

interface StampProps {
  /** Its lines. */
  children: string;
  /** Whether screen readers read it: its text is nowhere else. */
  isReadAloud?: true;
  /** Positions it on the page. */
  className?: string;
}

/** A rubber stamp. */
export function Stamp({ children, isReadAloud, className = '' }: StampProps) {
  return (
    <span className={`stamp ${className}`.trim()} aria-hidden={!isReadAloud || undefined}>
      {children}
    </span>
  );
}
