import type { ReactNode } from 'react';
import type { PatternName } from '#art/rosettes.ts';
import { Rich } from '#ui/Rich.tsx';
import { Rosette } from './Rosette.tsx';

export interface PageHeadProps {
  /** Whose rosette stands behind the head. */
  pattern: PatternName;
  heading: string;
  intro: string;
  /** What stands under the intro, before the strip. */
  children?: ReactNode;
  /** The strip of facts at the foot. */
  strip?: ReactNode;
}

/** The head of an inner page: words on one side, the page's rosette on the other, never under text. */
export function PageHead({ pattern, heading, intro, children, strip }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="container">
        <h1>
          <Rich>{heading}</Rich>
        </h1>
        <p className="lede">
          <Rich>{intro}</Rich>
        </p>
        {children}
        <Rosette name={pattern} className="rosette" />
        {strip}
      </div>
    </div>
  );
}
