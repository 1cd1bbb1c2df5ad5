import type { ReactNode } from 'react';
import { MAIN_HEADING_ID } from '#site/pages.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './page-head.css';

interface PageHeadProps {
  heading: string;
  intro: string;
  /** The page's drawing: its rosette, or the not-found page's stamp. */
  art?: ReactNode;
  /** What to do first: a link into the page, or small print. */
  children?: ReactNode;
}

/** The head of an inner page: the words, and the page's drawing beside them. */
export function PageHead({ heading, intro, art, children }: PageHeadProps) {
  return (
    <div className="page-head container">
      <InlineMarkup as="h1" id={MAIN_HEADING_ID} tabIndex={-1}>
        {heading}
      </InlineMarkup>
      <div className="stack">
        <Paragraph className="lede">{intro}</Paragraph>
        {children}
      </div>
      {art && <div className="page-head-art screen-only">{art}</div>}
    </div>
  );
}
