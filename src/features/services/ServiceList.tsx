import type { ServicesWords } from '#content/schema.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Rich } from '#ui/Rich.tsx';

export interface ServiceListProps {
  words: ServicesWords['tutoring'];
  /** The page's code and number, as a passport has them. Decoration. */
  code: string;
  page: number;
}

/** One page of the passport: what a service includes, line by line. */
export function ServiceList({ words, code, page }: ServiceListProps) {
  const { heading, text, items, button } = words;
  return (
    <section className="passport-page">
      <div>
        <p className="passport-code label" aria-hidden="true">
          <span translate="no">{`${code}<${String(items.length).padStart(2, '0')}`}</span>
          <span>{page}</span>
        </p>
        <h2>{heading}</h2>
        <p className="lede">
          <Rich>{text}</Rich>
        </p>
      </div>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <strong className="serif">
              <Rich>{item.title}</Rich>
            </strong>
            <span className="visually-hidden"> – </span>
            <Rich>{item.text}</Rich>
          </li>
        ))}
      </ol>
      <p className="passport-foot">
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </p>
    </section>
  );
}
