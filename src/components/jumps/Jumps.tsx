interface JumpsProps {
  /** Where the links lead: `to` is an id on this page. */
  items: readonly { label: string; to: string }[];
}

/** A line of links to the parts of a long page, under its intro. */
export function Jumps({ items }: JumpsProps) {
  return (
    <ul className="jumps">
      {items.map(({ label, to }) => (
        <li key={to}>
          <a href={`#${to}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The links of a page whose content names a label for each of its parts. */
export function jumpItems(labels: Readonly<Record<string, string>>): JumpsProps['items'] {
  return Object.entries(labels).map(([to, label]) => ({ label, to }));
}
