import type { ReactNode } from 'react';

interface FigureProps {
  /** Text above the drawing; omit it where a heading already says it. */
  caption?: string;
  /** Alternative text for screen readers. */
  alt: string;
  className: string;
  children: ReactNode;
}

/** A drawing of HTML and SVG that is exposed as one image. */
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
