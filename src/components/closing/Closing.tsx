import type { ReactNode } from 'react';
import type { Link } from '#content/schemas/common.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './closing.css';

interface ClosingProps {
  words: { heading: string; text: string; primary: Link; secondary: Link };
}

/** The last section of a page: a large heading beside what to do next. */
export function Closing({ words: { heading, text, primary, secondary } }: ClosingProps) {
  return (
    <LastSection heading={heading}>
      <div className="stack">
        <Paragraph className="lede">{text}</Paragraph>
        <div className="buttons">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <ButtonLink variant="secondary" href={secondary.href}>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </LastSection>
  );
}

interface LastSectionProps {
  heading: string;
  id?: string;
  children: ReactNode;
}

/** A heading, with a rope below it, beside something else. */
export function LastSection({ heading, id, children }: LastSectionProps) {
  return (
    <section className="section closing columns" id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
