import type { ReactNode } from 'react';
import { Rich } from '#ui/Rich.tsx';

export interface CardSheetProps {
  items: { title: string; text: string }[];
  /** Decoration of the card with this number, counted from 1. */
  ornament?: (number: number) => ReactNode;
}

/** Numbered cards on one ruled sheet: what a page promises, in a few words each. */
export function CardSheet({ items, ornament }: CardSheetProps) {
  return (
    <ol className="card-sheet">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {ornament?.(index + 1)}
          <h3>{title}</h3>
          <p>
            <Rich>{text}</Rich>
          </p>
        </li>
      ))}
    </ol>
  );
}
