import type { ServicesWords } from '#content/schemas/services.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface ServiceListProps {
  id: string;
  words: ServicesWords['tutoring'];
  /** The document's code and the page's number. Decoration. */
  code: string;
  page: string;
}

/** One page of the passport: what a service includes, line by line. */
export function ServiceList({ id, words, code, page }: ServiceListProps) {
  const { heading, text, items, button } = words;
  return (
    <section className="passport-page" id={id}>
      <div>
        <p className="passport-code label" aria-hidden="true">
          <span translate="no">{`${code}<${String(items.length).padStart(2, '0')}`}</span>
          <span>{page}</span>
        </p>
        <h2>{heading}</h2>
      </div>
      <p className="lede">
        <InlineMarkup>{text}</InlineMarkup>
      </p>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <strong className="serif">
              <InlineMarkup>{item.title}</InlineMarkup>
            </strong>
            <span className="visually-hidden"> – </span>
            <InlineMarkup>{item.text}</InlineMarkup>
          </li>
        ))}
      </ol>
      <p className="passport-foot">
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </p>
    </section>
  );
}
