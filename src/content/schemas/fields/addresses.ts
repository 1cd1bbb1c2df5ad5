import type { z } from 'astro/zod';
import { patternText } from './text.ts';

const HTTPS = /https:\/\/[^\s/?#@]+\.[^\s/?#@]+/.source;
/** One of the names of a host, as browsers write it: "www", "xn--mnchen-3ya". */
const LABEL = /[a-z0-9](?:[a-z0-9-]*[a-z0-9])?/.source;
const HOST = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$`);
const MAX_CHARACTERS = 500;

/** The schemas of addresses on this site: expand.ts adds the language to their values. */
export const addresses = new WeakSet<z.ZodType>();

function address<Schema extends z.ZodType>(schema: Schema): Schema {
  addresses.add(schema);
  return schema;
}

/** An address as browsers write it; undefined where they can't read it. */
function asBrowsersWrite(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** What is wrong with an address on the web that looks like one, or undefined. */
function wrongAddress(value: string): string | undefined {
  if (value.startsWith('/')) return undefined;
  if (value.length > MAX_CHARACTERS) {
    return `has ${value.length} characters, and at most ${MAX_CHARACTERS} are allowed. Shorten it`;
  }
  const url = asBrowsersWrite(value);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url === undefined || !(isLocal || HOST.test(url.hostname)) || url.username !== '') {
    return `"${value}" has a domain that cannot exist. Copy the address from the address bar of a browser`;
  }
  const whole = value === url.origin ? url.origin : url.href;
  return whole === value
    ? undefined
    : `"${value}" is not written as browsers write it. Write ${whole.replace(/\/$/, value.endsWith('/') ? '/' : '')}`;
}

/** The address as browsers write it: what they would change could not be compared with other addresses. */
function canonical<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine((value) => wrongAddress(value) === undefined, {
    error: ({ input }) => wrongAddress(String(input)) ?? '',
  });
}

/** The address of a website, without a slash at its end. */
export function siteAddress(description: string) {
  return canonical(
    patternText(
      description,
      new RegExp(`^${HTTPS}$`),
      'is not the address of a website. Begin it with https:// and write nothing after the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one',
    ),
  );
}

/** An address on another website. */
export function webAddress(description: string) {
  return canonical(
    patternText(
      description,
      new RegExp(`^${HTTPS}(?:[/?#]\\S*)?$`),
      'is not an address on the web. Begin it with https://, for example https://chat.your-site.com/help',
    ),
  );
}

/** The address that returns exchange rates: https, or this computer to try it out. */
export function ratesAddress(description: string) {
  return canonical(
    patternText(
      description,
      /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,4}|:[1-5]\d{4})?(?:[/?][^\s#]*)?$/i,
      'is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json',
    ),
  );
}

/** An address of this site, or one on another website. */
export function anyAddress(description: string) {
  return address(
    canonical(
      patternText(
        description,
        new RegExp(`^(?:/\\S*|${HTTPS}(?:[/?#]\\S*)?)$`),
        'is not an address. Begin it with https://, or with a slash for a page of this website',
      ),
    ),
  );
}

/** An address of this site, "/tutoring" or "/tutoring#backend-engineering". */
export function href(description: string) {
  return address(
    patternText(
      description,
      /^\/\S*$/,
      'is not an address of this website. Begin it with a slash, for example /tutoring',
    ),
  );
}
