import './reviewed-code.css';
import { Fragment, type ReactNode } from 'react';
import { type CodeLine, codeLines, type ReviewedVersion } from './reviewed-code.ts';

/** Code with its highlights; a dotted line leads from each to the number of its remark. */
export function ReviewedCode({ version }: { version: ReviewedVersion }) {
  return (
    <pre className="reviewed-code" translate="no">
      <code>
        {codeLines(version).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
          <Line key={index} line={line} highlights={version.highlights} />
        ))}
      </code>
    </pre>
  );
}

function Line({ line, highlights }: { line: CodeLine; highlights: string[] }) {
  const { code, isChanged, highlight } = line;
  const highlighted = highlights[highlight];
  const className = isChanged ? 'is-changed' : undefined;
  if (highlighted === undefined)
    return <span className={className}>{highlightSyntax(`${code}\n`)}</span>;
  const [before = '', after = ''] = code.split(highlighted);
  return (
    <span className={className}>
      <span>
        {highlightSyntax(before)}
        <mark>{highlightSyntax(highlighted)}</mark>
        {highlightSyntax(`${after}\n`)}
      </span>
      <span className="note-number" data-number={highlight + 1} aria-hidden="true" />
    </span>
  );
}

const SYNTAX = /(\/\/.*|\b(?:async|await|const|for|function|if|let|null|of|return|throw)\b)/;

/** Comments and keywords have their own colors. */
function highlightSyntax(code: string): ReactNode {
  return code.split(SYNTAX).map((piece, index) => {
    const isSyntax = index % 2 === 1;
    if (isSyntax && piece.startsWith('//')) return <i key={piece}>{piece}</i>;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
    return isSyntax ? <b key={index}>{piece}</b> : <Fragment key={index}>{piece}</Fragment>;
  });
}
