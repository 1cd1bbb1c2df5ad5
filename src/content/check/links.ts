import { firstAddress } from '#content/languages.ts';
import {
  isPrefillAmount,
  isPrefillReference,
  oneOf,
  readPrefill,
} from '#content/prefill/prefill.ts';
import { nearest } from '#content/read/nearest.ts';
import type { Finding } from '#content/read/problem.ts';
import { addresses } from '#content/schemas/fields/addresses.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import type { Site } from '#content/schemas/site.ts';
import { placesIn } from '#content/schemas/visit.ts';
import { LISTED_PAGES, MAIN_ANCHOR } from '#pages.ts';

/** What links inside the site may lead to. */
export type LinkTargets = {
  /** The addresses of the pages in the first language. */
  routes: readonly string[];
  slugs: readonly string[];
  coinCodes: readonly string[];
  /** The values of the service types. */
  services: readonly string[];
  /** The values of the subjects of a message. */
  subjects: readonly string[];
};

const COURSES_ROUTE = '/tutoring';

function rulesOf({ services, subjects, coinCodes }: LinkTargets) {
  return {
    service: oneOf(services),
    currency: oneOf(coinCodes),
    amount: isPrefillAmount,
    reference: isPrefillReference,
    subject: oneOf(subjects),
  };
}

/** What is wrong with a link that fills in a form, or undefined. */
function invalidPrefill(route: string, anchor: string, targets: LinkTargets): string | undefined {
  const fields = LISTED_PAGES.find(({ path }) => path === route)?.form?.prefill ?? [];
  const given = anchor.split('&').map((pair) => pair.split('=')[0] ?? '');
  const unknown = given.find((key) => !fields.includes(key));
  if (unknown !== undefined) {
    const fix = fields.length === 0 ? `Write ${route} alone.` : `It has ${fields.join(', ')}.`;
    return `${route} has no field "${unknown}" that a link can fill in. ${fix}`;
  }
  const accepted = readPrefill(anchor, rulesOf(targets));
  const ignored = given.find((key) => !accepted.has(key as keyof ReturnType<typeof rulesOf>));
  if (ignored === undefined) return undefined;
  const fixes: Readonly<Record<string, string>> = {
    service: `Write one of ${targets.services.join(', ')}, once.`,
    currency: `Write one of ${targets.coinCodes.join(', ')}, once.`,
    amount: 'Write digits with at most two decimals, up to 1000000, once.',
    reference: 'Write a number such as INV-204: at most eight digits and four letters, once.',
    subject: `Write one of ${targets.subjects.join(', ')}, once.`,
  };
  return `"${anchor}" has a ${ignored} that the form on ${route} would ignore. ${fixes[ignored]}`;
}

function invalidAnchor(route: string, anchor: string, targets: LinkTargets) {
  if (anchor === MAIN_ANCHOR) return undefined;
  if (anchor.includes('=')) return invalidPrefill(route, anchor, targets);
  const own = LISTED_PAGES.find(({ path }) => path === route)?.anchors ?? [];
  const known = [...own, ...(route === COURSES_ROUTE ? targets.slugs : [])];
  if (known.includes(anchor)) return undefined;
  const guess = nearest(anchor, known);
  const fix = guess === undefined ? `Write ${route} alone.` : `Did you mean ${route}#${guess}?`;
  return `${route} has no place named "${anchor}". ${fix}`;
}

/** What is wrong with a link inside the site, or undefined. */
function invalidLink(href: string, targets: LinkTargets): string | undefined {
  const { routes } = targets;
  const [route = '', ...anchor] = href.split('#');
  if (!routes.includes(route)) {
    const guess = nearest(route, routes);
    const fix =
      guess === undefined ? `The pages are ${routes.join(', ')}.` : `Did you mean ${guess}?`;
    return `There is no page "${route}". ${fix}`;
  }
  return anchor.length === 0 ? undefined : invalidAnchor(route, anchor.join('#'), targets);
}

/** Every link in a file points to a page or an anchor that exists. */
export function checkLinks(name: ContentName, data: unknown, targets: LinkTargets): Finding[] {
  return placesIn(CONTENT_SCHEMAS[name], data).flatMap(({ path, schema, value }) => {
    if (path.at(-1) !== 'href' || !addresses.has(schema)) return [];
    if (typeof value !== 'string' || !value.startsWith('/')) return [];
    const message = invalidLink(value, targets);
    return message === undefined ? [] : [{ path, message }];
  });
}

/** An address of this website without its domain; any other address unchanged. */
export function withoutOwnDomain(address: string, { url }: Pick<Site, 'url'>): string {
  const isOwn = address === url || address.startsWith(`${url}/`);
  return isOwn ? address.slice(url.length) || '/' : address;
}

/** Legal pages on this website exist, and the chat is on another. */
export function checkSiteLinks(site: Site, targets: LinkTargets, root: string): Finding[] {
  const { privacy, terms } = site.legal;
  const legal = Object.entries({ privacy, terms }).flatMap(([key, address]) => {
    const own = withoutOwnDomain(address ?? '', site);
    if (!own.startsWith('/')) return [];
    const message = invalidLink(firstAddress(own, root), targets);
    return message === undefined ? [] : [{ path: ['legal', key], message }];
  });
  const chat = withoutOwnDomain(site.liveChat ?? '', site);
  if (!chat.startsWith('/')) return legal;
  const message = `"${site.liveChat}" is this website itself, which has no chat. Write the address of the chat, or nothing.`;
  return [...legal, { path: ['liveChat'], message }];
}
