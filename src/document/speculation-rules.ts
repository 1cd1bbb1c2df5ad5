/** Pages that run script files, in every language: a browser may fetch them ahead, but not run them. */
const FORM_PAGES = ['/*payments', '/*contact'];

const OWN_PAGES = { href_matches: '/*' };

/**
 * What a browser may load ahead once a pointer rests on a link or a finger touches it.
 * Chromium takes this as leave, not as an order: with Save-Data it loads nothing ahead.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: OWN_PAGES, eagerness: 'moderate' }],
  prerender: [
    {
      where: { and: [OWN_PAGES, { not: { href_matches: FORM_PAGES } }] },
      eagerness: 'moderate',
    },
  ],
});
