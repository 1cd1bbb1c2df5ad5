/**
 * The one style element that Radix Select adds when it opens; it hides the list's scrollbar. The page's
 * policy admits exactly this text (tools/build/policy.ts). If Radix changes it, the list no
 * longer opens and the browser tests fail.
 */
export const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/**
 * Every page's policy forbids scripts to write HTML (Trusted Types). React writes this element that way:
 * exactly its text is admitted. Browsers ask the policy named `default`.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === SELECT_STYLE ? html : null),
});
