import type { ReactNode } from 'react';
import {
  STAMP_CIRCLES,
  STAMP_PLAIT,
  STAMP_TEXT_SIZE,
  STAMP_TEXTS,
  STAMP_VIEW_BOX,
} from '#art/marks/not-found-stamp.ts';
import { renderDrawing } from '#components/engraving/Engraving.tsx';

interface NotFoundStampProps {
  /** The text around the stamp, in each half: capitals and `<`. */
  words: string;
  /** The text in the middle. */
  children: ReactNode;
}

/** The round stamp of the not-found page, in the color of its text. */
export function NotFoundStamp({ words, children }: NotFoundStampProps) {
  return (
    <div className="round-stamp">
      <svg viewBox={STAMP_VIEW_BOX} width="99" fill="none" stroke="currentColor" aria-hidden="true">
        {STAMP_CIRCLES.map(({ r, width }) => (
          <circle key={r} r={r} strokeWidth={width} />
        ))}
        <g strokeWidth="1.5">{renderDrawing(STAMP_PLAIT)}</g>
        {STAMP_TEXTS.map(({ id, path, start, length }) => (
          <g key={id} stroke="none">
            <path id={id} d={path} />
            <text fill="currentColor" fontSize={STAMP_TEXT_SIZE}>
              <textPath href={`#${id}`} startOffset={start} textLength={length}>
                {words}
              </textPath>
            </text>
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}
