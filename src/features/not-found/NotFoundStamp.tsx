import type { ReactNode } from 'react';
import { multiply } from '#art/curves/doubling.ts';
import {
  STAMP_CIRCLES,
  STAMP_DOUBLINGS,
  STAMP_STRAND,
  STAMP_TEXT_LENGTH,
  STAMP_TEXT_PATH,
  STAMP_TEXT_SIZE,
  STAMP_VIEW_BOX,
} from '#art/marks/not-found-stamp.ts';
import { renderDrawing } from '#components/engraving/Engraving.tsx';

interface NotFoundStampProps {
  /** The text around the stamp, repeated twice: capitals and `<`. */
  words: string;
  /** The text in the middle. */
  children: ReactNode;
}

const plait = multiply(
  { tag: 'path', attributes: { d: STAMP_STRAND } },
  STAMP_DOUBLINGS,
  'art-plait',
);

/** The round stamp of the not-found page, in the color of its text. */
export function NotFoundStamp({ words, children }: NotFoundStampProps) {
  return (
    <div className="round-stamp">
      <svg viewBox={STAMP_VIEW_BOX} width="99" fill="none" stroke="currentColor" aria-hidden="true">
        {STAMP_CIRCLES.map(({ r, width }) => (
          <circle key={r} r={r} strokeWidth={width} />
        ))}
        <g strokeWidth="1.5">{renderDrawing(plait)}</g>
        <path id="art-round" d={STAMP_TEXT_PATH} stroke="none" />
        <text fill="currentColor" stroke="none" fontSize={STAMP_TEXT_SIZE}>
          <textPath href="#art-round" textLength={STAMP_TEXT_LENGTH}>
            {words.repeat(2)}
          </textPath>
        </text>
      </svg>
      {children}
    </div>
  );
}
