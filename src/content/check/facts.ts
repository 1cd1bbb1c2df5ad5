/** Facts that must agree with each other. */
import type { KeyPath } from '#content/problems/problem.ts';
import type { ContentData, ContentName } from '#content/schemas/files.ts';
import { isOwnId, PAGE_NAMES } from '#pages.ts';

export type Report = (name: ContentName, path: KeyPath, message: string) => void;

/** The facts agree; a company's details are shown only after its name; a legal page has one address. */
export function checkSite(data: ContentData, report: Report) {
  const { site, courses } = data;
  const codes = site.coins.map(({ code }) => code);
  const notAccepted = `"${site.defaultCoin}" is not one of the coins above. Write one of ${codes.join(', ')}.`;
  if (!codes.includes(site.defaultCoin)) report('site', ['defaultCoin'], notAccepted);

  const { from, to } = site.promises.confirmMinutes;
  const backward = `${to} is not more than "from", ${from}. Write a larger number, or a smaller one there.`;
  if (to <= from) report('site', ['promises', 'confirmMinutes', 'to'], backward);

  const students = site.claims.students.value;
  const sum = courses.courses.reduce((total, course) => total + course.students.value, 0);
  const tooMany = `${students} is more than the students of all courses together, ${sum}. Lower it, or correct the courses.`;
  if (students > sum) report('site', ['claims', 'students', 'value'], tooMany);

  const noChat =
    'is this website itself, which has no chat. Write the address of the chat, or nothing.';
  if (`${site.liveChat}/`.startsWith(`${site.url}/`)) report('site', ['liveChat'], noChat);

  const { legal } = site;
  const { name, address, registration } = legal.entity;
  const nameless = 'is empty, but the company has other details here. Write its registered name.';
  if (name === undefined && (address ?? registration)) {
    report('site', ['legal', 'entity', 'name'], nameless);
  }
  for (const page of ['privacy', 'terms'] as const) {
    const message = `leads elsewhere, although ${page}.yaml is a page of this website. Empty this key, or delete that file.`;
    if (data[page] && legal[page]) report('site', ['legal', page], message);
  }
}

/** The links of the footer are pages of the menu. */
export function checkShared({ shared }: ContentData, report: Report) {
  const { nav, footer } = shared;
  const menu = nav.items.map(({ href }) => href);
  footer.links.forEach((href, position) => {
    const message = `"${href}" is not a page of the menu. Write one of ${menu.join(', ')}.`;
    if (!menu.includes(href)) report('shared', ['footer', 'links', position], message);
  });
}

/** Slugs are ids of no other part; lines name checks that exist. */
export function checkNames({ courses, payments }: ContentData, report: Report) {
  const slugs = courses.courses.map(({ slug }) => slug);
  slugs.forEach((slug, position) => {
    const message = `"${slug}" is the name of another part of the page. Write a longer one.`;
    if (isOwnId(slug)) report('courses', ['courses', position, 'slug'], message);
  });
  const { items, specimen } = payments.checks;
  const tied = specimen.lines.map(({ check }) => check ?? 0);
  const loose = items.findIndex((_, position) => !tied.includes(position + 1));
  if (loose !== -1 && Math.max(...tied) <= items.length) {
    const message = `is on no line of the specimen below. Write "check: ${loose + 1}" at the line that it concerns.`;
    report('payments', ['checks', 'items', loose], message);
  }
  specimen.lines.forEach(({ check = 1 }, position) => {
    const message = `There is no check ${check}: the last is ${items.length}.`;
    const path = ['checks', 'specimen', 'lines', position, 'check'];
    if (check > items.length) report('payments', path, message);
  });
}

/** Pages have different titles, so that tabs and search results differ. */
export function checkTitles(finished: ContentData, report: Report) {
  const titles = PAGE_NAMES.map((name) => finished[name]?.meta.title ?? name);
  PAGE_NAMES.forEach((name, position) => {
    const first = PAGE_NAMES[titles.indexOf(titles[position] ?? '')];
    const message = `is also the title of the page "${first}". Give each page its own.`;
    if (first !== name) report(name, ['meta', 'title'], message);
  });
}
