import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { type MarkPiece, markPieces } from '#text/marks.ts';

const WHOLE = /(?<=^|[ ’])((?:\d+|e)-[\da-z]+)/i;

interface InlineMarkupProps extends HTMLAttributes<HTMLElement> {
  /** The element that it fills, whose attributes may follow. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'strong' | 'span' | 'dd' | 'td';
  children: string;
}

/**
 * Text from the content files with its three marks: `**strong**`, `*emphasis*` and a name in
 * backticks, which browsers must not translate. An email address in backticks becomes a link that breaks
 * after its sign. A range such as 10-30 or a word such as 7-day or e-mail does not wrap.
 */
export function InlineMarkup({ as: Element, children, ...attributes }: InlineMarkupProps) {
  const words = inOrder(markPieces(children).map(markedPiece));
  return Element ? <Element {...attributes}>{words}</Element> : words;
}

function inOrder(pieces: readonly ReactNode[]): ReactNode {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never change order
    <Fragment key={index}>{piece}</Fragment>
  ));
}

function markedPiece({ mark, text }: MarkPiece): ReactNode {
  if (mark === '**') return <strong>{<InlineMarkup>{text}</InlineMarkup>}</strong>;
  if (mark === '*') return <em>{<InlineMarkup>{text}</InlineMarkup>}</em>;
  if (mark === '') return inOrder(text.split(WHOLE).map(wholePiece));
  const [name, domain] = text.split('@');
  if (domain === undefined) return <span translate="no">{text}</span>;
  return (
    <a href={`mailto:${text}`} translate="no">
      {name}@<wbr />
      {domain}
    </a>
  );
}

/** Every second piece is what stays whole. */
function wholePiece(piece: string, index: number): ReactNode {
  return index % 2 === 1 ? <span className="range">{piece}</span> : piece;
}
