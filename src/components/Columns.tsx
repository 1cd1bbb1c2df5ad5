import { Rich } from '#ui/Rich.tsx';

/** Short texts side by side, each under a thin rule: features, reasons, values. */
export function Columns({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className="columns">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Rich>{text}</Rich>
          </p>
        </li>
      ))}
    </ul>
  );
}
