import type { ReactNode } from 'react';

export interface FigureProps {
  /** What stands over the drawing; left out where a heading already says it. */
  caption?: string;
  /** The figure in words, for screen readers. */
  alt: string;
  className: string;
  children: ReactNode;
}

/** A drawing of HTML and SVG that reads as one picture. */
export function Figure({ caption, alt, className, children }: FigureProps) {
  return (
    <figure className="figure">
      {caption && <figcaption className="label">{caption}</figcaption>}
      <div className={className} role="img" aria-label={alt}>
        {children}
      </div>
    </figure>
  );
}
