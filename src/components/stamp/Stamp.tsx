import './stamp.css';

interface StampProps {
  /** One line, or the lines of a stamp that has several. */
  children: string | readonly string[];
  /** What a screen reader says before the text; without it the stamp is hidden from screen readers. */
  name?: string;
  /** Class of its place on the page. */
  className?: string;
}

/** A rubber stamp. */
export function Stamp({ children, name, className = '' }: StampProps) {
  return (
    <span className={`stamp ${className}`.trim()} aria-hidden={name === undefined || undefined}>
      {name && <span className="visually-hidden">{`${name} `}</span>}
      {typeof children === 'string' ? children : children.join('\n')}
    </span>
  );
}
