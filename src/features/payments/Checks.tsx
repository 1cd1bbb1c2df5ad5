import { ROSETTE_VIEW_BOX } from '#art/rosettes/rosettes.ts';
import { MachineZone, machineLine } from '#components/machine-zone/MachineZone.tsx';
import { Overprint, SheetHead } from '#components/sheet/Sheet.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Content } from '#content/parse.ts';
import { spaceAfter } from '#text/fill.ts';
import { stripMarks } from '#text/marks.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** What to check before paying: six checks, each tied to its line of a specimen of the quote. */
export function Checks({ content }: { content: Content }) {
  const { items, stop } = content.payments.checks;
  return (
    <div className="checks">
      <QuoteContents content={content} />
      <Specimen content={content} />
      <ol className="sheet-notes">
        {items.map(({ title, text }) => (
          <li key={title}>
            <InlineMarkup as="h3">{title}</InlineMarkup>
            <InlineMarkup as="p">{text}</InlineMarkup>
          </li>
        ))}
      </ol>
      <div className="checks-stop">
        <Stamp className="stop-stamp">{stop.stamp}</Stamp>
        <p>
          <InlineMarkup as="strong">{stop.title}</InlineMarkup>
          {spaceAfter(stop.title)}
          <InlineMarkup>{stop.text}</InlineMarkup>
        </p>
      </div>
    </div>
  );
}

/** What a quote holds, for screen readers: the specimen is a picture of it. */
function QuoteContents({ content }: { content: Content }) {
  const { title, lines } = content.payments.checks.specimen;
  return (
    <div className="visually-hidden">
      <p>{title}</p>
      {lines.map(({ label }) => (
        <p key={label}>{label}</p>
      ))}
    </div>
  );
}

/**
 * The written quote that a visitor will get, as a specimen. Hidden from screen readers, which hear what it
 * holds, and the checks. A number ties a line to its check.
 */
function Specimen({ content }: { content: Content }) {
  const { site, payments } = content;
  const { title, number, overprint, lines } = payments.checks.specimen;
  return (
    <div className="sheet specimen" aria-hidden="true">
      <svg
        className="engraving specimen-lines"
        viewBox={ROSETTE_VIEW_BOX}
        stroke="var(--foil)"
        aria-hidden="true"
      >
        <use href="#art-frame" />
      </svg>
      <SheetHead brand={site.brand}>
        <span>{number}</span>
      </SheetHead>
      <p className="specimen-title serif">{title}</p>
      {lines.map(({ label, value, check, isTotal }) => (
        <p key={label} className={isTotal ? 'specimen-line specimen-total' : 'specimen-line'}>
          <span className={check === undefined ? undefined : 'sheet-number'}>{check}</span>
          <span className="label">{label}</span>
          <span>{stripMarks(value)}</span>
        </p>
      ))}
      <Overprint className="specimen-overprint" text={overprint} />
      <MachineZone
        className="sheet-zone"
        lines={[machineLine(`Q<${site.brand}<<SPECIMEN<NOT<A<QUOTE`)]}
      />
    </div>
  );
}
