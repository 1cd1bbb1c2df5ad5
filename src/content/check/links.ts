import { closestMatch } from '#content/problems/problem.ts';
import type { SourceContent } from '#content/schemas/files.ts';
import { MAIN_HEADING_ID, PAGE_NAMES, type PageName, pageOf } from '#site/pages.ts';

/** The fragments that a page has: its sections and its courses. */
function fragmentsOf(page: PageName, { courses }: SourceContent): string[] {
  const { anchors = [] } = pageOf(page);
  const slugs = page === 'tutoring' ? courses.courses.map(({ slug }) => slug) : [];
  return [MAIN_HEADING_ID, ...anchors, ...slugs];
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
  if (fragment === undefined || known.includes(fragment)) return undefined;
  const guess = closestMatch(fragment, known);
  const fix = guess ? `Did you mean ${route}#${guess}?` : `Write ${route} alone.`;
  return `${route} has no "${fragment}". ${fix}`;
}
