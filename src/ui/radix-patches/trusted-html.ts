import { SELECT_STYLE } from './select-style.ts';

/**
 * Every page's policy forbids scripts to write HTML (Trusted Types). React writes the dropdown's
 * one style element that way, and this admits exactly its text. Browsers ask the policy named
 * `default` about plain strings; null refuses them. After another file has failed this one loads a
 * second time, and the policy is there already.
 */
const { trustedTypes } = globalThis;
if (!trustedTypes?.defaultPolicy) {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === SELECT_STYLE ? html : null),
  });
}
