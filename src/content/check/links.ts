import { closestMatch } from '#content/problems/problem.ts';
import type { SourceContent } from '#content/schemas/files.ts';
import { MAIN_HEADING_ID, PAGE_NAMES, type PageName, pageOf } from '#site/pages.ts';

/** The fragments that a page has: its sections, its courses, the options of its form. */
function fragmentsOf(
  page: PageName,
  { site, courses, payments, contact }: SourceContent,
): string[] {
  const { anchors = [], form } = pageOf(page);
  const choices: Readonly<Record<string, readonly string[]>> = {
    service: payments.form.service.options.map(({ value }) => value),
    currency: site.coins.map(({ code }) => code),
    subject: contact.form.subject.linked.map(({ value }) => value),
  };
  const slugs = page === 'tutoring' ? courses.courses.map(({ slug }) => slug) : [];
  const pairs = form?.prefill.flatMap((field) =>
    (choices[field] ?? []).map((value) => `${field}=${value}`),
  );
  return [MAIN_HEADING_ID, ...anchors, ...slugs, ...(pairs ?? [])];
}

/** What is wrong with a link inside the site, or undefined. */
export function linkMistake(href: string, data: SourceContent): string | undefined {
  const [route = '', fragment] = href.split(/#(.*)/s);
  // Optional pages can be linked to if they exist.
  const listed = PAGE_NAMES.filter((name) => !pageOf(name).isUnlisted && data[name] !== undefined);
  const page = listed.find((name) => pageOf(name).path === route);
  if (page === undefined) {
    const routes = listed.map((name) => pageOf(name).path);
    const guess = closestMatch(route, routes);
    const fix = guess ? `Did you mean ${guess}?` : `The pages are ${routes.join(', ')}.`;
    return `There is no page "${route}". ${fix}`;
  }
  const known = fragmentsOf(page, data);
  const unknown = fragment?.split('&').find((part) => !known.includes(part));
  if (unknown === undefined) return undefined;
  const guess = closestMatch(unknown, known);
  const fix = guess ? `Did you mean ${route}#${guess}?` : `Write ${route} alone.`;
  return `${route} has no "${unknown}". ${fix}`;
}
