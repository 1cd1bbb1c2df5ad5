import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface FactStripProps {
  /** Accessible name of the row of facts. */
  label: string;
  facts: { label: string; value: string }[];
  /** The page's class, which sets the widths of the cells. */
  className?: string;
}

/** The row of facts under a page's heading: labels over values. */
export function FactStrip({ label, facts, className = '' }: FactStripProps) {
  return (
    <dl className={`fact-strip fact-rows ${className}`.trim()} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="label">{fact.label}</dt>
          <dd className="serif">
            <InlineMarkup>{fact.value}</InlineMarkup>
          </dd>
        </div>
      ))}
    </dl>
  );
}
