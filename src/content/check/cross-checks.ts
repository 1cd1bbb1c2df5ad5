import { displayedNumber } from '#content/expand/plural-form.ts';
import type { Finding } from '#content/read/problem.ts';
import type { CourseEntry } from '#content/schemas/courses.ts';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { Site } from '#content/schemas/site.ts';
import { isOwnId, type OptionalPage, type PageName, pages } from '#pages.ts';
import { lookAlikeKey } from './repeats.ts';

/** The title of a page, and the file it is in. */
type PageTitle = { name: PageName; file: string; title: string };

/** No step leads past the last check. */
export function checkSteps({ steps, checks }: PaymentsWords): Finding[] {
  const { length } = checks.items;
  return steps.items.flatMap(({ to }, position) => {
    if (!to.startsWith('check-') || Number(to.slice('check-'.length)) <= length) return [];
    const message = `There is no "${to}": the last is check-${length}.`;
    return [{ path: ['steps', 'items', position, 'to'], message }];
  });
}

function checkDefaultCoin({ coins, defaultCoin }: Site): Finding[] {
  const codes = coins.map(({ code }) => code);
  if (codes.includes(defaultCoin)) return [];
  const fix = `Write one of ${codes.join(', ')}`;
  const message = `"${defaultCoin}" is not one of the coins above. ${fix}.`;
  return [{ path: ['defaultCoin'], message }];
}

/** Pages have different titles, so that tabs and search results differ. */
export function checkTitles(pages: readonly PageTitle[]) {
  return pages.flatMap(({ name, title }, position) => {
    const first = pages.find((page) => lookAlikeKey(page.title) === lookAlikeKey(title));
    if (first === undefined || pages.indexOf(first) === position) return [];
    const message = `"${title}" is also the title in ${first.file}. Give each page its own.`;
    return [{ name, found: { path: ['meta', 'title'], message } }];
  });
}

/** A company's details are shown only after its name. */
export function checkCompany({ legal: { entity } }: Site): Finding[] {
  const details = entity.address ?? entity.registration;
  if (entity.name !== undefined || details === undefined) return [];
  const message = 'is empty, but the company has other details here. Write its registered name.';
  return [{ path: ['legal', 'entity', 'name'], message }];
}

/** A legal page has one address: that of its file, or another. */
export function checkLegalPages(
  { legal }: Site,
  hasFile: (name: OptionalPage) => boolean,
): Finding[] {
  return (['privacy', 'terms'] as const).flatMap((name) => {
    const address = legal[name];
    const { path } = pages[name];
    if (!hasFile(name) || address === undefined || address.endsWith(path)) return [];
    const message = `leads elsewhere, although ${name}.yaml is a page of this website. Empty this key, or delete that file.`;
    return [{ path: ['legal', name], message }];
  });
}

/** A course's slug is the id of its card, so nothing else on the page may have it. */
export function checkSlugs(courses: readonly CourseEntry[]): Finding[] {
  return courses.flatMap(({ slug }, position) =>
    isOwnId(slug)
      ? [
          {
            path: ['courses', position, 'slug'],
            message: `"${slug}" is the name of another part of the page. Write a longer one.`,
          },
        ]
      : [],
  );
}

/** The facts agree with each other. */
export function checkSite(site: Site): Finding[] {
  const { from, to } = site.promises.confirmMinutes;
  const order: Finding = {
    path: ['promises', 'confirmMinutes', 'to'],
    message: `${to} is not more than "from", ${from}. Write a larger number.`,
  };
  return [...checkDefaultCoin(site), ...(to > from ? [] : [order])];
}

/** The headline number of students is at most the sum of the courses' students. */
export function checkStudents(site: Site, courses: readonly CourseEntry[]): Finding[] {
  const sum = courses.reduce((total, { students }) => total + displayedNumber(students.value), 0);
  const claim = site.claims.students.value;
  if (displayedNumber(claim) <= sum) return [];
  const total = sum.toLocaleString('en-US');
  const message = `"${claim}" is more than the students of all courses together, ${total}. Lower it, or correct the courses.`;
  return [{ path: ['claims', 'students', 'value'], message }];
}

/** The links of the footer are pages of the menu. */
export function checkNav({ nav, footer }: SharedWords): Finding[] {
  const known = nav.items.map(({ href }) => href);
  const columns = ['learnLinks', 'companyLinks'] as const;
  return columns.flatMap((column) =>
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
}
