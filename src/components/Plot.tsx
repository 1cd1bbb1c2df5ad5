import type { Axis } from './axis.ts';
import { Figure, type FigureProps } from './Figure.tsx';

export interface PlotProps extends FigureProps {
  axis: Axis;
  /** What the axis counts. */
  unit: string;
}

/** What stands on an axis from its start on: rows of the class `track`, with `Bar`s in them. */
export function Plot({ axis, unit, className, children, ...figure }: PlotProps) {
  return (
    <Figure {...figure} className={`plot ${className}`}>
      <div className="axis label">
        {axis.ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      {children}
      <div className="plot-unit label">{unit}</div>
    </Figure>
  );
}

/** A hatched length. It is an `svg` because there an attribute may hold a width in percent. */
export function Bar({ share }: { share: string }) {
  return <svg className="bar" width={share} aria-hidden="true" />;
}
