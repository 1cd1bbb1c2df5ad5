import { html, defaultTreeAdapter as tree } from 'parse5';
import type { SiteContent } from '#content/site-content.ts';
import { directionOf } from '#site/languages.ts';
import { stripMarkup } from '#text/markup.ts';
import { attribute, type Document, type Element, one, text } from './html.ts';

const NOT_TEXT = ['script', 'style', 'svg'];
const PLACEHOLDER = /\{\w+\}/;

type Translated = Pick<SiteContent, 'language' | 'untranslated'>;

/**
 * Adds `lang` to each element whose text has no translation, and `dir` if the page's direction is the other
 * one.
 *
 * @param contents the source language first
 */
export function markUntranslated(
  document: Document,
  contents: readonly [Translated, ...Translated[]],
): void {
  const root = one(document, 'html');
  const language = attribute(root, 'lang');
  const [{ language: sourceLanguage }] = contents;
  const texts = contents.find((content) => content.language === language)?.untranslated ?? [];
  const patterns = texts
    .map((each) => text(stripMarkup(each)).split(PLACEHOLDER))
    // A text of placeholders alone, such as {message} {name}, would match every text.
    .filter((parts) => parts.length === 1 || /\p{L}{2}/u.test(parts.join('')))
    .map((parts) => parts.map((part) => RegExp.escape(part)).join('.+?'));
  if (patterns.length === 0) return;
  const untranslated = new RegExp(`^(?:${patterns.join('|')})$`, 'u');
  const isUntranslated = (found: string) => found !== '' && untranslated.test(found);
  const attrs = [{ name: 'lang', value: sourceLanguage }];
  const direction = directionOf(sourceLanguage);
  if (direction !== directionOf(language)) attrs.push({ name: 'dir', value: direction ?? 'ltr' });

  function walk(element: Element, isInForm: boolean): void {
    const children = element.childNodes;
    const inner = children.filter((child): child is Element => 'tagName' in child);
    const elementText = text(children);
    if (isUntranslated(elementText) && !inner.some((child) => text(child) === elementText)) {
      element.attrs.push(...attrs);
    } else if (!isInForm && wrapRun(element)) {
      walk(element, isInForm);
    } else {
      for (const child of inner) {
        if (NOT_TEXT.includes(child.tagName) || attribute(child, 'lang') !== '') continue;
        // Hydration needs the elements of a form unchanged.
        walk(child, isInForm || attribute(child, 'data-props') !== '');
      }
    }
  }

  /** Wraps adjacent nodes, one of them bare text, that together are an untranslated text. */
  function wrapRun(parent: Element): boolean {
    const { childNodes } = parent;
    const runs = childNodes.flatMap((_, start) =>
      childNodes.map((_, dropped) => childNodes.slice(start, childNodes.length - dropped)),
    );
    const run = runs.find(
      (nodes) =>
        nodes.some((node) => node.nodeName === '#text' && text(node) !== '') &&
        isUntranslated(text(nodes)),
    );
    if (!run?.[0]) return false;
    const span = tree.createElement('span', html.NS.HTML, [...attrs]);
    tree.insertBefore(parent, span, run[0]);
    for (const node of run) {
      tree.detachNode(node);
      tree.appendChild(span, node);
    }
    return true;
  }

  walk(root, false);
}
