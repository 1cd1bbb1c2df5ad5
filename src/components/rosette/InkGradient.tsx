import type { SVGProps } from 'react';

/**
 * The three inks of an engraving, from one end to the other. Each drawing has its own, because a page
 * may hide a drawing, and its gradients with it.
 */
export function InkGradient(place: SVGProps<SVGLinearGradientElement> & { id: string }) {
  return (
    <linearGradient {...place}>
      <InkStops />
    </linearGradient>
  );
}

export function InkStops() {
  return (
    <>
      <stop stopColor="var(--g1)" />
      <stop offset=".5" stopColor="var(--g2)" />
      <stop offset="1" stopColor="var(--g3)" />
    </>
  );
}
