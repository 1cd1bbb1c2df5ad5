import { z } from 'astro/zod';
import { patternText } from './fields.ts';

/** A host as browsers write it: in small letters, letters of other alphabets as "xn--mnchen-3ya". */
const HTTPS =
  /https:\/\/(?=[^/?#]{1,253}(?:[/?#]|$))(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]/
    .source;

/** The schemas of addresses on this site: expand() adds the language to their values. */
export const addresses = z.registry<{ isAddress: true }>();

/** An address of this site, "/tutoring" or "/tutoring#backend-engineering". */
export function href(description: string) {
  const fix = 'is not an address of this website. Begin it with a slash, for example /tutoring';
  return patternText(description, /^\/\S*$/, fix).register(addresses, { isAddress: true });
}

/** The address of a website, without a slash at its end. */
export function siteAddress(description: string) {
  return patternText(
    description,
    new RegExp(`^${HTTPS}$`),
    'is not the address of a website. Begin it with https:// and write nothing after the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one',
  );
}

/** An address elsewhere; on this computer it can be tried out. */
export function webAddress(description: string) {
  return patternText(
    description,
    new RegExp(`^(?:${HTTPS}|http://localhost)(?::\\d{1,5})?(?:[/?#]\\S*)?$`),
    'is not an address on the web. Begin it with https:// and a domain in small letters, for example https://chat.your-site.com/help',
  );
}
