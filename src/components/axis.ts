import { shortNumber } from '#art/path-data.ts';

/** A plot's axis from 0 to `end`, with a tick at each equal step, both ends included. */
export interface Axis {
  end: number;
  ticks: readonly number[];
}

/** More steps than this crowd the numerals on a phone. */
const MAX_STEPS = 8;

/** The shortest axis that holds `max` (above 0) in at most MAX_STEPS steps of 1, 2, 5, 10, 20, 50 … */
export function axisUpTo(max: number): Axis {
  const step = roundStep(max);
  const steps = Math.ceil(max / step);
  return { end: steps * step, ticks: Array.from({ length: steps + 1 }, (_, i) => i * step) };
}

function roundStep(max: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = [ten, 2 * ten, 5 * ten].find((size) => size * MAX_STEPS >= max);
    if (step !== undefined) return step;
  }
}

/** How much of the axis a length takes, as SVG and CSS write it: `42.857%`. */
export function shareOf(axis: Axis, length: number): string {
  return `${shortNumber((100 * length) / axis.end)}%`;
}
