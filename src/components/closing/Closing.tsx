import './closing.css';
import type { Link } from '#content/schemas/common.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface ClosingProps {
  words: { heading: string; text: string; primary: Link; secondary: Link };
}

/** The last section of a page: a large heading beside what to do next. */
export function Closing({ words: { heading, text, primary, secondary } }: ClosingProps) {
  return (
    <section className="section closing columns">
      <h2>{heading}</h2>
      <div className="stack">
        <InlineMarkup as="p" className="lede">
          {text}
        </InlineMarkup>
        <div className="buttons">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <ButtonLink variant="secondary" href={secondary.href}>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
