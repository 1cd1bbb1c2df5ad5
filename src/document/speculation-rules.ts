import { LISTED_PAGES } from '#pages.ts';

/**
 * Pages that run script files, in every language: browsers may prefetch them, but not prerender
 * them.
 */
const FORM_PAGES = LISTED_PAGES.filter(({ form }) => form).map(({ path }) => `/*${path.slice(1)}`);

const OWN_PAGES = { href_matches: '/*' };

/**
 * What a browser may load when a pointer rests on a link or a finger touches it. These are hints;
 * Chromium ignores them under Save-Data.
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
