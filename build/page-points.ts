/** What stands open in the built pages before the site may go public. */
import { DESCRIPTION_MAX, TITLE_MAX } from '#content/schema.ts';
import { type Tag, tagsOf, titleOf } from './html-tags.ts';

/** Less tells a search engine's reader too little, in characters. */
const DESCRIPTION_MIN = 50;

/** The built site as a visitor can ask for it. */
export interface BuiltSite {
  /** Without a slash at its end. */
  url: string;
  /** The HTML of each page by its address: `/`, `/tutoring`. */
  pages: ReadonlyMap<string, string>;
  /** The addresses of all other files: `/icon-192.png`. */
  files: ReadonlySet<string>;
}

function meta(tags: readonly Tag[], name: string): string {
  const tag = tags.find(
    ({ attributes }) => attributes.get('name') === name || attributes.get('property') === name,
  );
  return tag?.attributes.get('content') ?? '';
}

function lengthPoints(html: string, tags: readonly Tag[]): string[] {
  const title = titleOf(html).length;
  const description = meta(tags, 'description').length;
  return [
    ...(title === 0 || title > TITLE_MAX
      ? [`The title has ${title} characters. Write 1 to ${TITLE_MAX} under "meta".`]
      : []),
    ...(description < DESCRIPTION_MIN || description > DESCRIPTION_MAX
      ? [
          `The description has ${description} characters. Write ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} under "meta".`,
        ]
      : []),
  ];
}

function isSilent({ name, attributes }: Tag): boolean {
  if (name === 'img') return !attributes.has('alt');
  const isPicture = name === 'svg' || attributes.get('role') === 'img';
  if (!isPicture || attributes.get('aria-hidden') === 'true') return false;
  return !/\S/.test(attributes.get('aria-label') ?? attributes.get('aria-labelledby') ?? '');
}

function alternativePoints(tags: readonly Tag[]): string[] {
  const silent = tags.filter(isSilent).map(({ name, attributes }) => {
    const which = attributes.get('src') ?? attributes.get('class') ?? '';
    return `The picture <${name}> ${which} says nothing to a screen reader. Give it words, or hide it with aria-hidden="true".`;
  });
  const hasShareWords = /\S/.test(meta(tags, 'og:image:alt'));
  return [
    ...silent,
    ...(hasShareWords ? [] : ['The share picture has no words. Write "shareAlt" under "meta".']),
  ];
}

function anchorsOf(html: string): Set<string> {
  return new Set(tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? []));
}

/** What is wrong with an address in the page at `path`; undefined where it leads somewhere. */
function strangeAddress(site: BuiltSite, path: string, address: string): string | undefined {
  if (/^(?:https:\/\/[^/]+\.|data:|mailto:[^@?]+@[^@?]+)/.test(address)) {
    const isOwn = address.startsWith(`${site.url}/`);
    return isOwn ? strangeAddress(site, path, address.slice(site.url.length)) : undefined;
  }
  if (!/^[/#]/.test(address)) {
    return `"${address}" is no address that a visitor can follow. Begin it with https://, / or #.`;
  }
  const [route = '', anchor = ''] = address.split('#', 2);
  const target = site.pages.get(route === '' ? path : route);
  if (target === undefined) {
    return site.files.has(route) ? undefined : `"${address}" leads to nothing. Correct it.`;
  }
  // What fills in a form, "service=visa-transfer", is checked with the content.
  if (anchor === '' || anchor.includes('=') || anchorsOf(target).has(anchor)) return undefined;
  return `"${address}" leads to a place that its page does not have. Correct it.`;
}

function linkPoints(site: BuiltSite, path: string, tags: readonly Tag[]): string[] {
  const addresses = tags.flatMap(({ name, attributes }) => {
    const isReference = name === 'use' || name.endsWith('gradient');
    return isReference ? [] : [attributes.get('href') ?? [], attributes.get('src') ?? []].flat();
  });
  return [...new Set([...addresses, meta(tags, 'og:image')])].flatMap(
    (address) => strangeAddress(site, path, address) ?? [],
  );
}

/** The open points of the page at `path`, as sentences. */
export function pagePoints(site: BuiltSite, path: string): string[] {
  const html = site.pages.get(path) ?? '';
  const tags = tagsOf(html);
  return [...lengthPoints(html, tags), ...alternativePoints(tags), ...linkPoints(site, path, tags)];
}
