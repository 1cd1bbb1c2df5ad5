import type { z } from 'astro/zod';
import { firstAddress } from './languages.ts';
import { nearest } from './nearest.ts';
import type { KeyPath, Problem } from './problem.ts';
import { MAIN_ANCHOR, PREFILL_KEYS, ROUTES } from './routes.ts';
import type { coursesSchema, PaymentsWords, SharedWords, Site } from './schema.ts';

/** A mistake and where in its file it stands. */
export type Found = Pick<Problem, 'path' | 'message'>;
type Courses = z.output<typeof coursesSchema>['courses'];

/** A number as it is displayed, "15,000+", without its commas and plus sign. */
function displayedNumber(display: string): number {
  return Number(display.replace(/\D/g, ''));
}

/** Entries of which `key` stands in an earlier entry too. */
function repeats<Key extends string>(
  path: KeyPath,
  entries: readonly Readonly<Record<Key, string>>[],
  key: Key,
): Found[] {
  return entries.flatMap((entry, position) => {
    const first = entries.findIndex((other) => other[key] === entry[key]);
    if (first === position) return [];
    const message = `"${entry[key]}" already stands in entry ${first + 1}. Give each entry its own.`;
    return [{ path: [...path, position, key], message }];
  });
}

/** No two courses share an address, a code, a title or a name in the plot. */
export function checkCourses(courses: Courses): Found[] {
  const path = ['courses'];
  return [
    ...repeats(path, courses, 'slug'),
    ...repeats(path, courses, 'code'),
    ...repeats(path, courses, 'title'),
    ...repeats(path, courses, 'shortTitle'),
  ];
}

/** No two services share a value or a name. */
export function checkOptions(payments: PaymentsWords): Found[] {
  const path = ['form', 'service', 'options'];
  const { options } = payments.form.service;
  return [...repeats(path, options, 'value'), ...repeats(path, options, 'label')];
}

function checkDefaultCoin({ coins, defaultCoin }: Site): Found[] {
  const codes = coins.map(({ code }) => code);
  if (codes.includes(defaultCoin)) return [];
  const mend = `Write one of ${codes.join(', ')}`;
  const message = `"${defaultCoin}" is not one of the coins above. ${mend}.`;
  return [{ path: ['defaultCoin'], message }];
}

/** No two pages share a title, so that tabs and search results tell them apart. */
export function checkTitles(pages: readonly { file: string; title: string }[]) {
  return pages.flatMap(({ file, title }, position) => {
    const first = pages.find((page) => page.title === title);
    if (first === undefined || pages.indexOf(first) === position) return [];
    const message = `"${title}" is also the title in ${first.file}. Give each page its own.`;
    return [{ file, found: { path: ['meta', 'title'], message } }];
  });
}

/** A company's details are shown behind its name, and the legal pages on this website exist. */
export function checkLegal({ legal }: Site, slugs: readonly string[], language: string): Found[] {
  const { entity, privacy, terms } = legal;
  const pages = Object.entries({ privacy, terms }).flatMap(([key, address]) => {
    if (!address?.startsWith('/')) return [];
    const message = strangeLink(firstAddress(address, language), slugs);
    return message === undefined ? [] : [{ path: ['legal', key], message }];
  });
  if (entity.name !== undefined || (entity.address ?? entity.registration) === undefined) {
    return pages;
  }
  const message = 'is empty, but the company has other details here. Write its registered name.';
  return [...pages, { path: ['legal', 'entity', 'name'], message }];
}

/** The facts agree with one another. */
export function checkSite(site: Site): Found[] {
  const { from, to } = site.promises.confirmMinutes;
  const order: Found = {
    path: ['promises', 'confirmMinutes', 'to'],
    message: `${to} is not more than "from", ${from}. Write a larger number.`,
  };
  return [
    ...repeats(['coins'], site.coins, 'code'),
    ...repeats(['coins'], site.coins, 'name'),
    ...checkDefaultCoin(site),
    ...(to > from ? [] : [order]),
  ];
}

/** The headline number of students is at most the sum of the courses' students. */
export function checkStudents(site: Site, courses: Courses): Found[] {
  const sum = courses.reduce((total, { students }) => total + displayedNumber(students.value), 0);
  const claim = site.claims.students.value;
  if (displayedNumber(claim) <= sum) return [];
  const total = sum.toLocaleString('en-US');
  const message = `"${claim}" is more than the students of all courses together, ${total}. Lower it, or correct the courses.`;
  return [{ path: ['claims', 'students', 'value'], message }];
}

/** The links of the footer are pages of the menu, and the menu has no page twice. */
export function checkNav({ nav, footer }: SharedWords): Found[] {
  const known = nav.items.map(({ href }) => href);
  const columns = ['learnLinks', 'companyLinks'] as const;
  const strangers = columns.flatMap((column) =>
    footer[column].flatMap((href, position) =>
      known.includes(href)
        ? []
        : [
            {
              path: ['footer', column, position],
              message: `"${href}" is not a page of the menu. Write one of ${known.join(', ')}.`,
            },
          ],
    ),
  );
  const path = ['nav', 'items'];
  return [...repeats(path, nav.items, 'href'), ...repeats(path, nav.items, 'label'), ...strangers];
}

function strangeAnchor(route: string, anchor: string, slugs: readonly string[]) {
  if (anchor === MAIN_ANCHOR) return undefined;
  const prefill = PREFILL_KEYS[route] ?? [];
  const given = [...new URLSearchParams(anchor).keys()];
  if (anchor.includes('=') && given.every((key) => prefill.includes(key))) return undefined;
  const known = route === '/tutoring' ? slugs : [];
  if (known.includes(anchor)) return undefined;
  const guess = nearest(anchor, known);
  const mend = guess === undefined ? `Write ${route} alone.` : `Did you mean ${route}#${guess}?`;
  return `${route} has no place named "${anchor}". ${mend}`;
}

/** What is wrong with a link inside the site, or undefined. `slugs` are those of the courses. */
function strangeLink(href: string, slugs: readonly string[]): string | undefined {
  const [route = '', anchor] = href.split('#', 2);
  if (!ROUTES.some((known) => known === route)) {
    const guess = nearest(route, ROUTES);
    const mend =
      guess === undefined ? `The pages are ${ROUTES.join(', ')}.` : `Did you mean ${guess}?`;
    return `There is no page "${route}". ${mend}`;
  }
  return anchor === undefined ? undefined : strangeAnchor(route, anchor, slugs);
}

/** Every `href` in the data of a file leads to a page or a place that exists. */
export function checkLinks(data: unknown, slugs: readonly string[], path: KeyPath = []): Found[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? data.map((value, position) => [position, value])
    : Object.entries(data);
  return entries.flatMap(([key, value]) => {
    const here = [...path, key];
    if (key !== 'href' || typeof value !== 'string' || !value.startsWith('/')) {
      return checkLinks(value, slugs, here);
    }
    const message = strangeLink(value, slugs);
    return message === undefined ? [] : [{ path: here, message }];
  });
}
