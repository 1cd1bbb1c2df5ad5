import { LOZENGES, LOZENGES_VIEW_BOX, lozengesWidth } from './lozenges.ts';

export interface LozengesProps {
  /** From 0 to 5. */
  rating: number;
  /** The first on a page brings the shape that all use. */
  isFirst: boolean;
}

/** Five lozenges cut to a rating. Decoration: the rating stands beside them. */
export function Lozenges({ rating, isFirst }: LozengesProps) {
  return (
    <svg className="lozenges" viewBox={LOZENGES_VIEW_BOX} aria-hidden="true">
      {isFirst && (
        <symbol id="lozenges">
          <path d={LOZENGES} />
        </symbol>
      )}
      <use href="#lozenges" />
      {/* A symbol shows no more than its width. */}
      <use href="#lozenges" width={lozengesWidth(rating)} />
    </svg>
  );
}
