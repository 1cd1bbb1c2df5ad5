import { TitledTexts, type TitledTextsProps } from '#components/titled-texts/TitledTexts.tsx';

interface ColumnsProps extends Pick<TitledTextsProps, 'items'> {
  /** For four texts: one, two or four columns, never three. */
  evenColumns?: boolean;
}

/** Short texts side by side, each under a thin rule: features, reasons, values. */
export function Columns({ items, evenColumns }: ColumnsProps) {
  return (
    <TitledTexts className={evenColumns ? 'columns columns-of-four' : 'columns'} items={items} />
  );
}
