import type { ReactNode } from 'react';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './page-head.css';

interface PageHeadProps {
  heading: string;
  intro: string;
  /** The page's drawing, beside the words; on small screens it is not shown. */
  art: ReactNode;
  /** Whether small screens show the drawing too, because it says something there. */
  keepsArt?: boolean;
  /** What to do first: a link into the page, or small print. */
  children?: ReactNode;
}

/** The head of an inner page: the words, and the page's drawing beside them. */
export function PageHead({ heading, intro, art, keepsArt, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className={`container page-head-columns${keepsArt ? ' keeps-art' : ''}`}>
        <div className="page-head-words">
          <h1>
            <InlineMarkup>{heading}</InlineMarkup>
          </h1>
          <p className="lede">
            <InlineMarkup>{intro}</InlineMarkup>
          </p>
          {children}
        </div>
        {art}
      </div>
    </div>
  );
}
