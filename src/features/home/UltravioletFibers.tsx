import { FIBER, FIBERS, FIBERS_VIEW_BOX } from '#art/marks/ultraviolet.ts';

/** The fibers in the paper of Home's document that show only under ultraviolet light. Decoration. */
export function UltravioletFibers() {
  return (
    <svg
      className="engraving ultraviolet ultraviolet-fibers"
      viewBox={FIBERS_VIEW_BOX}
      preserveAspectRatio="none"
      width="99"
      aria-hidden="true"
    >
      {FIBERS.map((transform) => (
        <path key={transform} d={FIBER} transform={transform} />
      ))}
    </svg>
  );
}
