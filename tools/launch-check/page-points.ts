/** What is open in the built pages before the site may go public. */

import { parse } from 'parse5';
import { DESCRIPTION_MAX, TITLE_MAX } from '#content/schemas/parts.ts';
import { attribute, type Element, elementsIn, named, textOf } from '../build/html.ts';

/** In characters; a shorter description says too little in a search result. */
const DESCRIPTION_MIN = 50;

/** The built site as visitors can request it. */
export interface BuiltSite {
  /** Without a trailing slash. */
  url: string;
  /** The HTML of each page by its address: `/`, `/tutoring`. */
  pages: ReadonlyMap<string, string>;
  /** The addresses of all other files: `/icon-192.png`. */
  files: ReadonlySet<string>;
}

function meta(elements: readonly Element[], name: string): string {
  const tags = named(elements, 'meta');
  const tag = tags.find((tag) =>
    [attribute(tag, 'name'), attribute(tag, 'property')].includes(name),
  );
  return (tag && attribute(tag, 'content')) ?? '';
}

function lengthPoints(elements: readonly Element[]): string[] {
  const title = named(elements, 'title').map(textOf)[0]?.length ?? 0;
  const description = meta(elements, 'description').length;
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

function isSilent(element: Element): boolean {
  if (element.tagName === 'img') return attribute(element, 'alt') === undefined;
  const isPicture = element.tagName === 'svg' || attribute(element, 'role') === 'img';
  if (!isPicture || attribute(element, 'aria-hidden') === 'true') return false;
  const label = attribute(element, 'aria-label') ?? attribute(element, 'aria-labelledby');
  return !/\S/.test(label ?? '');
}

function alternativePoints(elements: readonly Element[]): string[] {
  const silent = elements.filter(isSilent).map((element) => {
    const which = attribute(element, 'src') ?? attribute(element, 'class') ?? '';
    return `The picture <${element.tagName}> ${which} says nothing to a screen reader. Give it words, or hide it with aria-hidden="true".`;
  });
  const hasShareWords = /\S/.test(meta(elements, 'og:image:alt'));
  return [
    ...silent,
    ...(hasShareWords ? [] : ['The share picture has no words. Write "shareAlt" under "meta".']),
  ];
}

/** Not parsed: each page has dozens of links to parts of others. */
function hasAnchor(html: string, anchor: string): boolean {
  return html.includes(` id="${anchor}"`);
}

/** What is wrong with an address in the page at `path`; undefined if it leads somewhere. */
function strangeAddress(site: BuiltSite, path: string, address: string): string | undefined {
  if (/^(?:https:\/\/[^/]+\.|data:|mailto:[^@?]+@[^@?]+)/.test(address)) {
    const isOwn = address.startsWith(`${site.url}/`);
    return isOwn ? strangeAddress(site, path, address.slice(site.url.length)) : undefined;
  }
  if (!/^[/#]/.test(address)) {
    return `"${address}" is not an address that a visitor can follow. Begin it with https://, / or #.`;
  }
  const [route = '', anchor = ''] = address.split('#', 2);
  const target = site.pages.get(route === '' ? path : route);
  if (target === undefined) {
    return site.files.has(route) ? undefined : `"${address}" leads to nothing. Correct it.`;
  }
  // Fragments that fill in a form ("service=visa-transfer") are checked with the content.
  if (anchor === '' || anchor.includes('=') || hasAnchor(target, anchor)) return undefined;
  return `"${address}" leads to a part of the page that does not exist. Correct it.`;
}

function linkPoints(site: BuiltSite, path: string, elements: readonly Element[]): string[] {
  const addresses = elements.flatMap((element) => {
    const isReference = element.tagName === 'use' || element.tagName.endsWith('Gradient');
    return isReference ? [] : ['href', 'src'].flatMap((name) => attribute(element, name) ?? []);
  });
  return [...new Set([...addresses, meta(elements, 'og:image')])].flatMap(
    (address) => strangeAddress(site, path, address) ?? [],
  );
}

/** The open points of the page at `path`, as sentences. */
export function pagePoints(site: BuiltSite, path: string): string[] {
  const elements = elementsIn(parse(site.pages.get(path) ?? ''));
  return [
    ...lengthPoints(elements),
    ...alternativePoints(elements),
    ...linkPoints(site, path, elements),
  ];
}
