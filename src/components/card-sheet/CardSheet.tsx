import { TitledTexts, type TitledTextsProps } from '#components/titled-texts/TitledTexts.tsx';

/** Numbered cards on one ruled sheet: what a page promises, in a few words each. */
export function CardSheet({ items }: Pick<TitledTextsProps, 'items'>) {
  return <TitledTexts isOrdered className="card-sheet" items={items} />;
}
