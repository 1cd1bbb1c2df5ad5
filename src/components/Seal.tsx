import { SEAL_REACH, SEAL_VIEW_BOX, sealPath } from '#art/seal.ts';

/** The least circles that make a seal, less one: seal 1 has three. */
const BASE_CIRCLES = 2;

export interface SealProps {
  /** Counted from 1, which brings the inks of all: a page's first seal is number 1. */
  number: number;
}

/** A small seal, a circle richer than the one before. It needs the page's `Rosette`. Decoration. */
export function Seal({ number }: SealProps) {
  return (
    <svg className="seal" viewBox={SEAL_VIEW_BOX} width="99" aria-hidden="true">
      {number === 1 && <SealInks />}
      <path d={sealPath(number + BASE_CIRCLES)} fill="none" stroke="url(#seal)" strokeWidth="10" />
    </svg>
  );
}

/** From the middle outwards. */
function SealInks() {
  return (
    <radialGradient
      id="seal"
      href="#inks"
      gradientUnits="userSpaceOnUse"
      cx="0"
      cy="0"
      r={SEAL_REACH}
    />
  );
}
