import type { ReactNode } from 'react';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './ruled-list.css';

interface RuledListProps {
  /** An item with `href` has a link in its title; `fact` is beside the title. */
  items: readonly { title: string; text: string; href?: string | undefined; fact?: ReactNode }[];
  /** Names a list that has no heading. */
  label?: string;
  /** In two columns, if there is room. */
  inColumns?: boolean;
}

/** Short texts, each under a rule and a title: features, reasons, values. */
export function RuledList({ items, label, inColumns }: RuledListProps) {
  return (
    <ul className={inColumns ? 'ruled-list columns' : 'ruled-list'} aria-label={label}>
      {items.map(({ title, text, href, fact }) => {
        const heading = <InlineMarkup>{title}</InlineMarkup>;
        return (
          <li key={title}>
            <h3>{href === undefined ? heading : <a href={href}>{heading}</a>}</h3>
            {fact}
            <Paragraph>{text}</Paragraph>
          </li>
        );
      })}
    </ul>
  );
}
