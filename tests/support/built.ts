/** The built site for tests without a browser: its files in dist/, pages as trees of elements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { TESTED_DIST, TESTED_LANGUAGES } from './content/specification-dist.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type Attributes = Readonly<Record<string, string | RegExp>>;

/** Where the tested site is built. */
export const DIST = TESTED_DIST;

/** The six pages of specification §2, in the order of the menu. A page added to the menu is added here. */
export const PAGES = [
  {
    path: '/',
    link: 'Home',
    title: 'CodePassage – Software Tutoring and Visa Payment Services',
    h1: 'Professional Software Training and Tutoring',
  },
  {
    path: '/services',
    link: 'Services',
    title: 'Services: Tutoring and Visa Payments | CodePassage',
    h1: 'Our Services',
  },
  {
    path: '/tutoring',
    link: 'Tutoring',
    title: 'Software Engineering Courses and Tutoring | CodePassage',
    h1: 'Software Engineering Tutoring',
  },
  {
    path: '/payments',
    link: 'Payments',
    title: 'Visa Payment Services | CodePassage',
    h1: 'Visa Payment Services',
  },
  {
    path: '/about',
    link: 'About',
    title: 'About CodePassage: Story, Mission and Values',
    h1: 'About CodePassage',
  },
  {
    path: '/contact',
    link: 'Contact',
    title: 'Contact CodePassage | Email Support 24/7',
    h1: 'Contact Us',
  },
] as const;

/** An unknown address. */
export const UNKNOWN_PATH = '/no/such-page';

/** The six pages and the one for an unknown address. */
export const EVERY_PATH: readonly string[] = [...PAGES.map(({ path }) => path), UNKNOWN_PATH];

/** The published languages in their order. */
export const LANGUAGES: readonly string[] = TESTED_LANGUAGES;

/** The address of a page in the language at an index: the first has "/tutoring", others "/es/tutoring". */
export function inLanguage(path: string, index: number): string {
  return index === 0 ? path : `/${LANGUAGES[index]}${path === '/' ? '' : path}`;
}

export const EMAIL = 'info@codepassage.example';
export const SITE_URL = 'https://codepassage.example';

export function builtFile(name: string): Buffer {
  return readFileSync(join(DIST, name));
}

/** The HTML of the page at an address. */
export function builtHtml(path: string): string {
  const name = path === UNKNOWN_PATH ? '404' : path.slice(1) || 'index';
  return builtFile(`${name}.html`).toString();
}

const pages = new Map<string, Element>();

/** The page at an address, from its `<html>` down. */
export function builtPage(path: string): Element {
  const known = pages.get(path);
  if (known) return known;
  const page = one(parse(builtHtml(path)), 'html');
  pages.set(path, page);
  return page;
}

export const mainOf = (path: string): Element => one(builtPage(path), 'main');

/** All elements inside, in page order; those in a `<template>` don't count. */
function elements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

function matches(element: Element, tags: string, attributes: Attributes): boolean {
  return (
    (tags === '*' || tags.split(' ').includes(element.tagName)) &&
    Object.entries(attributes).every(([name, wanted]) => {
      const value = attribute(element, name);
      return typeof wanted === 'string' ? value === wanted : value !== '' && wanted.test(value);
    })
  );
}

/** The elements inside with one of the tags ("h2 h3", or "*") and with these attributes. */
export function all(node: Node, tags: string, attributes: Attributes = {}): Element[] {
  return elements(node).filter((element) => matches(element, tags, attributes));
}

/** @throws when there is none or more than one */
export function one(node: Node, tags: string, attributes: Attributes = {}): Element {
  const [found, ...others] = all(node, tags, attributes);
  if (found && others.length === 0) return found;
  const wanted = `${tags} ${JSON.stringify(attributes)}`;
  throw new Error(`${found ? others.length + 1 : 'No'} elements are ${wanted}.`);
}

/** Whether an element or one of its ancestors has these attributes. */
export function isWithin(element: Element, attributes: Attributes): boolean {
  const { parentNode } = element;
  return (
    matches(element, '*', attributes) ||
    (parentNode !== null && 'tagName' in parentNode && isWithin(parentNode, attributes))
  );
}

/** The texts directly in an element, without those of its descendants. */
export function ownTexts({ childNodes }: Element): string[] {
  return childNodes.flatMap((node) =>
    'value' in node && node.nodeName === '#text' ? [node.value] : [],
  );
}

/** An attribute's value; empty if there is none. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

export const has = (element: Element, name: string): boolean =>
  element.attrs.some((each) => each.name === name);

/** The text inside, each run of white space as one space. */
export function text(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The text inside, as written. */
export function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

export const texts = (found: readonly Element[]): string[] => found.map(text);

/** The innermost section, list item or notice of a page's main part that a heading opens. */
export function under(path: string, heading: string): Element {
  const parts = all(mainOf(path), 'section li').filter((part) =>
    texts(all(part, 'h1 h2 h3')).includes(heading),
  );
  const innermost = parts.at(-1);
  if (!innermost) throw new Error(`${path} has nothing under the heading "${heading}".`);
  return innermost;
}

/** The link with this text. @throws when there is none or more than one */
export function link(node: Node, words: string): Element {
  const [found, ...others] = all(node, 'a').filter((each) => text(each) === words);
  if (found && others.length === 0) return found;
  throw new Error(`${found ? others.length + 1 : 'No'} links say "${words}".`);
}

/** What a mail link asks an email app to open. */
interface MailParts {
  to: string;
  subject: string;
  body: string;
}

/** Parses a `mailto:` address by RFC 6068, where `+` is a plus sign. */
export function mailParts(href: string): MailParts {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(href) ?? [];
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=')));
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(fields.subject ?? ''),
    body: decodeURIComponent(fields.body ?? ''),
  };
}
