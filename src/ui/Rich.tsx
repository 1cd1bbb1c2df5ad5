import { Fragment, type ReactNode } from 'react';

/** Names that follow each other are one piece: a span for each would move when the font arrives. */
const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`(?: `[^`]+`)*|(?<= )\d+-\d+)/;
const RANGE = /^\d+-\d+$/;

/**
 * Prose from the content files with its three marks: `**strong**`, `*emphasis*` and a name in
 * backticks, which browsers must not translate. A name that is an e-mail address becomes a link. A
 * range such as 10-30 within a text is kept on one line.
 */
export function Rich({ children }: { children: string }): ReactNode {
  return children.split(MARK).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never change places
    <Fragment key={index}>{markedPiece(piece)}</Fragment>
  ));
}

function markedPiece(piece: string): ReactNode {
  if (piece.startsWith('**')) return <strong>{<Rich>{piece.slice(2, -2)}</Rich>}</strong>;
  if (piece.startsWith('*')) return <em>{<Rich>{piece.slice(1, -1)}</Rich>}</em>;
  if (RANGE.test(piece)) return <span className="range">{piece}</span>;
  if (!piece.startsWith('`')) return piece;
  const name = piece.replaceAll('`', '');
  return name.includes('@') ? (
    <a href={`mailto:${name}`} translate="no">
      {name}
    </a>
  ) : (
    <span translate="no">{name}</span>
  );
}
