import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface ColumnsProps {
  items: { title: string; text: string }[];
  /** For four texts: one, two or four columns, never three. */
  evenColumns?: boolean;
}

/** Short texts side by side, each under a thin rule: features, reasons, values. */
export function Columns({ items, evenColumns = false }: ColumnsProps) {
  return (
    <ul className={evenColumns ? 'columns columns-of-four' : 'columns'}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <InlineMarkup>{text}</InlineMarkup>
          </p>
        </li>
      ))}
    </ul>
  );
}
