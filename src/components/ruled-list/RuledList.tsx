import type { ReactNode } from 'react';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './ruled-list.css';

interface RuledListProps {
  /** An item with `href` has a link in its title; `fact` is beside the title. */
  items: readonly { title: string; text: string; href?: string | undefined; fact?: ReactNode }[];
  /** In two columns, if there is room. */
  inColumns?: boolean;
}

/** Short texts, each under a rule and a title: features, reasons, values. */
export function RuledList({ items, inColumns }: RuledListProps) {
  return (
    <ul className={inColumns ? 'ruled-list columns' : 'ruled-list'}>
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
