import { Rich } from '#ui/Rich.tsx';

/** Another text is another element: what a browser's translator did to the one before goes with it. */
export function EstimateText({ children }: { children: string }) {
  return (
    <span key={children}>
      <Rich>{children}</Rich>
    </span>
  );
}
