import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { type KeyPath, suggestion } from '#content/problems/problem.ts';
import { poFileOf, type Sources } from '#content/read/sources.ts';
import { siteLinks, textRules } from '#content/schemas/field-types.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  type SourceContent,
} from '#content/schemas/files.ts';
import { limitMistake } from '#content/schemas/text-limits.ts';
import { textMistake } from '#content/schemas/text-rules.ts';
import { valuesIn } from '#content/schemas/walk-schema.ts';
import { isReservedId, MAIN_HEADING_ID, PAGE_NAMES, pageOf } from '#site/pages.ts';

type Report = (name: ContentName, path: KeyPath, message: string) => void;

/** Reports what a schema alone can't check, in the data as written and as rendered. */
export function checkContent(
  source: { data: SourceContent; rendered: SourceContent; placeholders: readonly string[] },
  sources: Sources,
  report: Report,
) {
  const { data, rendered, placeholders } = source;
  checkConsistency(data, report);
  data.site.languages.slice(1).forEach(({ code }, position) => {
    const file = poFileOf(code);
    const message = `There is no ${file}. Correct the code, or run: npm run translations ${code}`;
    const path = ['languages', position + 1, 'code'];
    if (sources[file] === undefined) report('site', path, message);
  });
  for (const name of CONTENT_NAMES) {
    const values = valuesIn(CONTENT_SCHEMAS[name], data[name]);
    const shown = valuesIn(CONTENT_SCHEMAS[name], rendered[name]);
    const paths = values.map(({ path }) => path.join('.'));
    for (const [index, { path, schema, value }] of values.entries()) {
      if (typeof value !== 'string') continue;
      const isAlone = !paths.includes(`${path.join('.')}WithoutPrices`);
      if (!data.site.showPrices && value.includes('{priceRange}') && isAlone)
        report(name, path, 'has {priceRange}, but showPrices in site.yaml is false. Take it out.');
      const rule = textRules.get(schema);
      const mistake = rule
        ? (textMistake(value, rule, placeholders) ??
          limitMistake(String(shown[index]?.value), rule.limit))
        : siteLinks.has(schema) && linkMistake(value, data);
      if (mistake) report(name, path, mistake);
    }
  }
}

/** Checks that names and numbers refer to something that exists. */
function checkConsistency(data: SourceContent, report: Report) {
  const { site, shared, courses, payments, services, about } = data;
  const codes = site.coins.map(({ code }) => code);
  const unlisted = `"${site.defaultCoin}" is none of the coins. ${suggestion(site.defaultCoin, codes)}`;
  if (!codes.includes(site.defaultCoin)) report('site', ['defaultCoin'], unlisted);

  const menu = shared.nav.items.map(({ href }) => href);
  shared.footer.links.forEach((href, position) => {
    const message = `"${href}" is not in the menu. ${suggestion(href, menu)}`;
    if (!menu.includes(href)) report('shared', ['footer', 'links', position], message);
  });

  const slugs = courses.courses.map(({ slug }) => slug);
  slugs.forEach((slug, position) => {
    const message = `"${slug}" is the name of another part of the page. Write a longer one.`;
    if (isReservedId(slug)) report('courses', ['courses', position, 'slug'], message);
  });
  about.people?.items.forEach(({ photo }, position) => {
    const message = photoMistake(`public/people/${photo}`);
    if (message) report('about', ['people', 'items', position, 'photo'], message);
  });

  const last = payments.money.stations.length;
  services.payments.items.forEach(({ stations }, position) => {
    const message = `There is no station ${stations}: the last of content/payments.yaml is ${last}.`;
    const path = ['payments', 'items', position, 'stations'];
    if (Array.isArray(stations) && Math.max(...stations) > last) report('services', path, message);
  });

  const { items, specimen } = payments.checks;
  specimen.lines.forEach(({ check }, position) => {
    const message = `There is no check ${check}: the last is ${items.length}.`;
    const path = ['checks', 'specimen', 'lines', position, 'check'];
    if (check !== undefined && check > items.length) report('payments', path, message);
  });
}

/** What is wrong with a link inside the site, or undefined. */
function linkMistake(href: string, data: SourceContent): string | undefined {
  const [route = '', fragment] = href.split(/#(.*)/s);
  // Optional pages can be linked to if they exist.
  const listed = PAGE_NAMES.filter((name) => !pageOf(name).isUnlisted && data[name] !== undefined);
  const page = listed.find((name) => pageOf(name).path === route);
  if (page === undefined) {
    const routes = listed.map((name) => pageOf(name).path);
    return `There is no page "${route}". ${suggestion(route, routes)}`;
  }
  const { anchors = [] } = pageOf(page);
  const slugs = page === 'tutoring' ? data.courses.courses.map(({ slug }) => slug) : [];
  const known = [MAIN_HEADING_ID, ...anchors, ...slugs];
  if (fragment === undefined || known.includes(fragment)) return undefined;
  const parts = [route, ...known.map((id) => `${route}#${id}`)];
  return `${route} has no part "${fragment}". ${suggestion(href, parts)}`;
}

const PHOTO_MAX_KB = 100;

/** In Exif data, the entry that leads to coordinates, in hex digits, in its two orders of bytes. */
const GPS_ENTRIES = ['2588040001000000', '8825000400000001'];

/** How a picture begins, by the extension of its file. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
};

/** What is wrong with the file of a photograph; or undefined. Heavy files are slow on phones. */
export function photoMistake(file: string): string | undefined {
  const [folder, name] = [dirname(file), basename(file)];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // macOS and Windows find it under another case, too; a host does not.
  if (!names.includes(name)) {
    const other = names.find((each) => each.toLowerCase() === name.toLowerCase());
    return other
      ? `The file is ${other}. Write its name as it is, with the same capitals.`
      : `There is no ${file}. Put the photograph there.`;
  }
  const photo = readFileSync(file);
  if (!SIGNATURES[extname(name).slice(1)]?.test(photo.toString('latin1', 0, 12)))
    return `${file} is another kind of file than its name says, perhaps HEIC from an iPhone. Save it as a JPEG, PNG or WebP.`;
  const kB = Math.ceil(photo.length / 1000);
  if (kB > PHOTO_MAX_KB)
    return `${file} has ${kB} kB. Make it 420 × 540 pixels and at most ${PHOTO_MAX_KB} kB.`;
  if (!GPS_ENTRIES.some((entry) => photo.includes(entry, 0, 'hex'))) return undefined;
  return `${file} says where it was taken. Save it again without location: a screenshot of it has none.`;
}
