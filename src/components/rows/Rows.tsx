import type { ReactNode } from 'react';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './rows.css';

interface RowsProps {
  /** The list's name for screen readers, where the words over it are no heading. */
  name?: string;
  /** A text with an address is a link in its title; a fact is beside it. */
  items: readonly { title: string; text: string; href?: string | undefined; fact?: ReactNode }[];
  /** Beside each other where there is room, instead of below. */
  inColumns?: boolean;
}

/** Short texts, each under a rule and a title: features, reasons, values. */
export function Rows({ name, items, inColumns }: RowsProps) {
  return (
    <ul aria-label={name} className={inColumns ? 'row-list columns' : 'row-list'}>
      {items.map(({ title, text, href, fact }) => (
        <li key={title}>
          <h3>
            {href === undefined ? (
              <InlineMarkup>{title}</InlineMarkup>
            ) : (
              <a href={href}>
                <InlineMarkup>{title}</InlineMarkup>
              </a>
            )}
          </h3>
          {fact}
          <InlineMarkup as="p">{text}</InlineMarkup>
        </li>
      ))}
    </ul>
  );
}
