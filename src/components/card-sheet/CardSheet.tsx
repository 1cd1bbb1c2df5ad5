import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

export interface CardSheetProps {
  items: { title: string; text: string }[];
  /** Class of its place on the page. */
  className?: string;
}

/** Numbered cards on one ruled sheet: what a page promises, in a few words each. */
export function CardSheet({ items, className = '' }: CardSheetProps) {
  return (
    <ol className={`card-sheet ${className}`.trim()}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <InlineMarkup>{text}</InlineMarkup>
          </p>
        </li>
      ))}
    </ol>
  );
}
