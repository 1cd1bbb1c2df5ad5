import { Rich } from '#ui/Rich.tsx';

export interface FactStripProps {
  /** The name of the row of facts, for screen readers. */
  label: string;
  facts: { label: string; value: string }[];
}

/** The row of facts under a page's heading: labels over values. */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <dl className="strip" aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="label">{fact.label}</dt>
          <dd className="serif">
            <Rich>{fact.value}</Rich>
          </dd>
        </div>
      ))}
    </dl>
  );
}
