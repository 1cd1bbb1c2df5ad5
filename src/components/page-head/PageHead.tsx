import type { ReactNode } from 'react';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface PageHeadProps {
  /** The page's drawing, beside the words. */
  art: ReactNode;
  /** Whether the drawing is no rosette (wide-art.css). */
  hasWideArt?: boolean;
  heading: string;
  intro: string;
  /** What to do first, in sight on a phone's first screen: buttons, or links into the page. */
  actions?: ReactNode;
  /** A line of small print under the intro. */
  note?: string;
  /** The strip of facts at the bottom. */
  strip?: ReactNode;
}

/**
 * The head of an inner page: the words, the page's whole rosette beside them (on phones below
 * them), and the strip across both.
 */
export function PageHead(props: PageHeadProps) {
  const { art, hasWideArt, heading, intro, actions, note, strip } = props;
  return (
    <div className="page-head">
      <div className={`container page-head-columns${hasWideArt ? ' wide-art' : ''}`}>
        <div className="page-head-words">
          <h1>
            <InlineMarkup>{heading}</InlineMarkup>
          </h1>
          <p className="lede">
            <InlineMarkup>{intro}</InlineMarkup>
          </p>
          {actions}
          {note && (
            <p className="small">
              <InlineMarkup>{note}</InlineMarkup>
            </p>
          )}
        </div>
        {art}
        {strip}
      </div>
    </div>
  );
}
