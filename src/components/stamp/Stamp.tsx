import './stamp.css';

interface StampProps {
  children: string;
  /** Whether screen readers read it: its text is nowhere else. */
  isReadAloud?: true;
  /** Positions it on the page. */
  className?: string;
}

export function Stamp({ children, isReadAloud, className = '' }: StampProps) {
  return (
    <span className={`stamp ${className}`.trim()} aria-hidden={!isReadAloud || undefined}>
      {children}
    </span>
  );
}
