import './stamp.css';

interface StampProps {
  /** Its lines. */
  children: string;
  /** Whether a screen reader says its text, which is nowhere else. */
  isRead?: true;
  /** Class of its place on the page. */
  className?: string;
}

/** A rubber stamp. */
export function Stamp({ children, isRead, className = '' }: StampProps) {
  return (
    <span className={`stamp ${className}`.trim()} aria-hidden={!isRead || undefined}>
      {children}
    </span>
  );
}
