import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { type MarkupPiece, parseMarkup } from '#text/markup.ts';

const UNBROKEN = /(?<=^|[ ’])((?:\d+|e)-[\da-z]+)/i;

interface InlineMarkupProps extends HTMLAttributes<HTMLElement> {
  /** The element that it fills; further attributes are this element's. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'li' | 'strong' | 'span' | 'dd' | 'td';
  children: string;
}

/**
 * Text from the content files with its markup: `**strong**`, `*emphasis*` and a name in backticks, which
 * browsers must not translate. An email address in backticks becomes a link; one too long for a
 * phone may break after its @. A range such as 10-30 or a word such as 7-day or e-mail does not wrap.
 */
export function InlineMarkup({ as: Element, children, ...attributes }: InlineMarkupProps) {
  const nodes = withKeys(parseMarkup(children).map(renderPiece));
  return Element ? <Element {...attributes}>{nodes}</Element> : nodes;
}

/** A paragraph of such text. */
export function Paragraph(props: InlineMarkupProps) {
  return <InlineMarkup as="p" {...props} />;
}

function withKeys(pieces: readonly ReactNode[]): ReactNode {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never change order
    <Fragment key={index}>{piece}</Fragment>
  ));
}

function renderPiece({ delimiter, text }: MarkupPiece): ReactNode {
  if (delimiter === '**') return <strong>{<InlineMarkup>{text}</InlineMarkup>}</strong>;
  if (delimiter === '*') return <em>{<InlineMarkup>{text}</InlineMarkup>}</em>;
  if (delimiter === '') return withKeys(text.split(UNBROKEN).map(renderUnbroken));
  const [name, domain] = text.split('@');
  if (domain === undefined) return <span translate="no">{text}</span>;
  // Visitors compare the address with that of their quote: it stays on one line where a phone has room.
  const fitsPhone = text.length <= 28;
  return (
    <a href={`mailto:${text}`} translate="no">
      {name}@{!fitsPhone && <wbr />}
      {domain}
    </a>
  );
}

/** Every second piece must not wrap. */
function renderUnbroken(piece: string, index: number): ReactNode {
  return index % 2 === 1 ? <span className="nowrap">{piece}</span> : piece;
}
