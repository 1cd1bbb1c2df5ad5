import './reviewed-code.css';
import { Fragment, type ReactNode } from 'react';
import { type CodeLine, codeLines, type ReviewedVersion } from './reviewed-code.ts';

interface ReviewedCodeProps {
  version: ReviewedVersion;
  /** Shows only the line with this mark, and what the function returns. */
  only?: number;
  className?: string;
}

/** Code with its marks; each leads along a dotted line to the number of its remark. */
export function ReviewedCode({ version, only, className = '' }: ReviewedCodeProps) {
  const all = codeLines(version);
  const lines = only === undefined ? all : excerpt(all, only);
  return (
    <pre className={`reviewed-code ${className}`.trim()} translate="no">
      <code>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
          <Line key={index} line={line} marks={version.marks} />
        ))}
      </code>
    </pre>
  );
}

function excerpt(lines: readonly CodeLine[], only: number): CodeLine[] {
  const result = { code: lines.at(-2)?.code ?? '', isNew: false, mark: -1 };
  return [...lines.filter(({ mark }) => mark === only), { ...result, code: '  …' }, result];
}

function Line({ line: { code, isNew, mark }, marks }: { line: CodeLine; marks: string[] }) {
  const marked = marks[mark];
  const className = isNew ? 'is-new' : undefined;
  if (marked === undefined) return <span className={className}>{inks(`${code}\n`)}</span>;
  const [before = '', after = ''] = code.split(marked);
  return (
    <span className={className}>
      <span>
        {inks(before)}
        <mark>{inks(marked)}</mark>
        {inks(`${after}\n`)}
      </span>
      <span className="sheet-number" aria-hidden="true">
        {mark + 1}
      </span>
    </span>
  );
}

const WORDS = /(\/\/.*|\b(?:async|await|const|for|function|if|let|null|of|return|throw)\b)/;

/** Comments and keywords in inks of their own. */
function inks(code: string): ReactNode {
  return code.split(WORDS).map((piece, index) => {
    const isWord = index % 2 === 1;
    if (isWord && piece.startsWith('//')) return <i key={piece}>{piece}</i>;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
    return isWord ? <b key={index}>{piece}</b> : <Fragment key={index}>{piece}</Fragment>;
  });
}
