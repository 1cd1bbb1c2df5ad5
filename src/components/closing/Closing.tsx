import type { ReactNode } from 'react';
import type { SiteContent } from '#content/site-content.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './closing.css';

/** The last section of a page: a large heading beside what to do next. */
export function Closing({ words }: { words: SiteContent['home']['closing'] }) {
  const { heading, text, primary, secondary } = words;
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

/** A heading, with a rope below it, beside something else. */
export function LastSection(props: { heading: string; id?: string; children: ReactNode }) {
  const { heading, id, children } = props;
  return (
    <section className="section closing columns" id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
