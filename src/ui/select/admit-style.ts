import { SELECT_STYLE } from './select-style.ts';

/**
 * Every page's policy forbids scripts to write HTML (Trusted Types). React writes the dropdown's style
 * element that way: this admits exactly its text. Browsers ask the policy named `default`.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === SELECT_STYLE ? html : null),
});
