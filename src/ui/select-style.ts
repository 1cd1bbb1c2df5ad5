/**
 * The one style element that Radix Select adds when it opens: it hides the list's own scrollbar.
 * The page's policy admits just this text (build/policy.ts). After a change of it in Radix the list
 * no longer opens, which the browser tests show.
 */
export const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
