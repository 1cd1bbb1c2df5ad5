import { nearest } from '#content/problems/nearest.ts';
import type { Finding } from '#content/problems/problem.ts';
import { addresses } from '#content/schemas/addresses.ts';
import { CONTENT_SCHEMAS, type ContentData, type ContentName } from '#content/schemas/files.ts';
import { valuesIn } from '#content/schemas/visit.ts';
import { LISTED_PAGES, MAIN_ANCHOR, PAGE_NAMES, pages } from '#pages.ts';

/** What links inside the site may lead to. */
export type LinkTargets = {
  /** The addresses of the pages in the first language. */
  routes: readonly string[];
  slugs: readonly string[];
  /** What a link may choose in a form, by the name of its field. */
  choices: Readonly<Record<string, readonly string[]>>;
};

/** Optional pages are linked to where they exist. */
export function linkTargets(data: ContentData): LinkTargets {
  const { site, courses, payments, contact } = data;
  const listed = PAGE_NAMES.filter((name) => !pages[name].isUnlisted && data[name] !== undefined);
  return {
    routes: listed.map((name) => pages[name].path),
    slugs: courses.courses.map(({ slug }) => slug),
    choices: {
      service: payments.form.service.options.map(({ value }) => value),
      currency: site.coins.map(({ code }) => code),
      subject: contact.form.subject.linked.map(({ value }) => value),
    },
  };
}

/** What is wrong with a choice in a form, such as "service=visa-transfer", or undefined. */
function invalidChoice(route: string, pair: string, { choices }: LinkTargets): string | undefined {
  const [field = '', value = ''] = pair.split('=');
  const fields = LISTED_PAGES.find(({ path }) => path === route)?.form?.prefill ?? [];
  const known = fields.includes(field) ? choices[field] : undefined;
  if (known === undefined) {
    return `${route} has no field "${field}" that a link can fill in. Write ${route} alone.`;
  }
  if (known.includes(value)) return undefined;
  return `"${pair}" names a ${field} that does not exist. Write one of ${known.join(', ')}.`;
}

function invalidAnchor(route: string, anchor: string, targets: LinkTargets): string | undefined {
  if (anchor.includes('=')) {
    const found = anchor.split('&').map((pair) => invalidChoice(route, pair, targets));
    return found.find((message) => message !== undefined);
  }
  const own = LISTED_PAGES.find(({ path }) => path === route)?.anchors ?? [];
  const known = [...own, MAIN_ANCHOR, ...(route === pages.tutoring.path ? targets.slugs : [])];
  if (known.includes(anchor)) return undefined;
  const guess = nearest(anchor, known);
  const fix = guess ? `Did you mean ${route}#${guess}?` : `Write ${route} alone.`;
  return `${route} has no place named "${anchor}". ${fix}`;
}

/** What is wrong with a link inside the site, or undefined. */
function invalidLink(href: string, targets: LinkTargets): string | undefined {
  const { routes } = targets;
  const [route = '', anchor] = href.split(/#(.*)/s);
  if (routes.includes(route)) {
    return anchor === undefined ? undefined : invalidAnchor(route, anchor, targets);
  }
  const guess = nearest(route, routes);
  const fix = guess ? `Did you mean ${guess}?` : `The pages are ${routes.join(', ')}.`;
  return `There is no page "${route}". ${fix}`;
}

/** Every link in a file points to a page or an anchor that exists. */
export function checkLinks(name: ContentName, data: unknown, targets: LinkTargets): Finding[] {
  return valuesIn(CONTENT_SCHEMAS[name], data).flatMap(({ path, schema, value }) => {
    // The lists of the footer are held to the menu instead (checkShared).
    if (path.at(-1) !== 'href' || !addresses.has(schema) || typeof value !== 'string') return [];
    const message = invalidLink(value, targets);
    return message === undefined ? [] : [{ path, message }];
  });
}
