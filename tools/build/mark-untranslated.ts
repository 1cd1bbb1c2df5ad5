import { html, defaultTreeAdapter as tree } from 'parse5';
import { directionOf } from '#languages.ts';
import { stripMarkup } from '#text/markup.ts';
import { attribute, type Document, type Element, text } from './html.ts';

const NOT_TEXT = ['script', 'style', 'svg'];
const PLACEHOLDER = /\{\w+\}/;

/**
 * Adds `lang` to each element whose text has no translation, and `dir` if the page's direction is the other
 * one.
 *
 * @param texts the untranslated texts, with their markup
 */
export function markUntranslated(
  document: Document,
  texts: readonly string[],
  { language, sourceLanguage }: { language: string; sourceLanguage: string },
): void {
  const patterns = texts
    .map((each) => text(stripMarkup(each)).split(PLACEHOLDER))
    // A text of placeholders alone, such as {message} {name}, would match every text.
    .filter((parts) => parts.length === 1 || /\p{L}{2}/u.test(parts.join('')))
    .map((parts) => parts.map((part) => RegExp.escape(part)).join('.+?'));
  const untranslated = new RegExp(`^(?:${patterns.join('|')})$`, 'u');
  const isUntranslated = (found: string) => found !== '' && untranslated.test(found);
  const direction = directionOf(sourceLanguage) ?? 'ltr';
  const attrs = [
    { name: 'lang', value: sourceLanguage },
    ...(direction === (directionOf(language) ?? 'ltr') ? [] : [{ name: 'dir', value: direction }]),
  ];

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
        walk(child, isInForm || attribute(child, 'data-form') !== '');
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

  for (const child of document.childNodes) if ('tagName' in child) walk(child, false);
}
