import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

export interface TitledTextsProps {
  items: { title: string; text: string; href?: string }[];
  /** The order matters. */
  isOrdered?: boolean;
  /** It has no styles of its own: the class gives the list its look. */
  className: string;
}

/** A list of short texts, each under its title: features, reasons, values. */
export function TitledTexts({ items, isOrdered, className }: TitledTextsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
          <p>
            <InlineMarkup>{text}</InlineMarkup>
          </p>
        </li>
      ))}
    </List>
  );
}
