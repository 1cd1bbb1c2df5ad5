import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Each text gets its own element, so that a browser translator's changes leave with the old one. */
export function EstimateText({ children }: { children: string }) {
  return (
    <span key={children}>
      <InlineMarkup>{children}</InlineMarkup>
    </span>
  );
}
