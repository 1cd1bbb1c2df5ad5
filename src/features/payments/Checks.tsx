import { ROSETTE_VIEW_BOX } from '#art/rosettes/rosettes.ts';
import { Paper, PaperHead } from '#components/paper/DocumentParts.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { spaceAfter } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './checks.css';

/** What to check before paying: six checks, each tied to its line of a specimen of the quote. */
export function Checks({ content }: { content: SiteContent }) {
  const { items, stop } = content.payments.checks;
  return (
    <div className="checks">
      <Specimen content={content} />
      <ol className="numbered-notes">
        {items.map(({ title, text }) => (
          <li key={title}>
            <InlineMarkup as="h3">{title}</InlineMarkup>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ol>
      <p className="checks-stop">
        <Stamp className="stop-stamp">{stop.stamp}</Stamp>
        <InlineMarkup as="strong">{stop.title}</InlineMarkup>
        {spaceAfter(stop.title)}
        <InlineMarkup>{stop.text}</InlineMarkup>
      </p>
    </div>
  );
}

/**
 * The written quote that a visitor will get, as a specimen: screen readers hear what it holds, but no
 * value. A number ties a line to its check.
 */
function Specimen({ content }: { content: SiteContent }) {
  const { payments } = content;
  const { title, documentNumber, overprint, lines } = payments.checks.specimen;
  return (
    <Paper className="specimen">
      <svg
        className="engraving specimen-rosette"
        viewBox={ROSETTE_VIEW_BOX}
        stroke="var(--engrave-2)"
        aria-hidden="true"
      >
        {/* The rosette in the page's head defines it. */}
        <use href="#art-frame" />
      </svg>
      <PaperHead content={content}>
        <span>{documentNumber}</span>
      </PaperHead>
      <div className="specimen-title">
        <p className="serif">{title}</p>
        <Stamp className="overprint">{overprint}</Stamp>
      </div>
      {lines.map(({ label, value, check, isTotal }) => (
        <p key={label} className={isTotal ? 'specimen-total specimen-row' : 'specimen-row'}>
          <span className={check === undefined ? undefined : 'note-number'} aria-hidden="true">
            {check}
          </span>
          <span className="label">{label}</span>
          <span aria-hidden="true">{stripMarkup(value)}</span>
        </p>
      ))}
    </Paper>
  );
}
