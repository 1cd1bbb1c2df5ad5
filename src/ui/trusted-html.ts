import { SELECT_STYLE } from './select-style.ts';

/**
 * Every page's policy forbids scripts to write HTML into it (Trusted Types). The dropdown's one
 * style element is written so by Radix and React: this admits just its text. Browsers ask a policy
 * named `default` about HTML that no other policy has vouched for; null refuses it.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === SELECT_STYLE ? html : null),
});
