import { html, defaultTreeAdapter as tree } from 'parse5';
import { directionOf } from '#languages.ts';
import { stripMarkup } from '#text/markup.ts';
import { attribute, type Document, type Element, text } from './html.ts';

type Child = Element['childNodes'][number];

const NOT_TEXT = ['script', 'style', 'svg'];

/** A pattern for a text with placeholders, such as {year}. */
function patternOf(text: string): RegExp {
  const pieces = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${pieces.join('.+?')}$`, 'u');
}

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
  const plain = texts.map((each) => text(stripMarkup(each)));
  const whole = new Set(plain);
  // A text of placeholders alone, such as {message} {name}, would match every text.
  const patterns = plain
    .filter((text) => /\{\w+\}/.test(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(patternOf);
  const isUntranslated = (text: string) =>
    text !== '' && (whole.has(text) || patterns.some((pattern) => pattern.test(text)));
  const dir =
    directionOf(sourceLanguage) === directionOf(language)
      ? []
      : [directionOf(sourceLanguage) ?? 'ltr'];
  const attrs = [
    { name: 'lang', value: sourceLanguage },
    ...dir.map((value) => ({ name: 'dir', value })),
  ];

  function walk(element: Element, isInForm: boolean): void {
    const children = element.childNodes;
    const inner = children.filter((child): child is Element => 'tagName' in child);
    const elementText = text(children);
    if (isUntranslated(elementText) && !inner.some((child) => text(child) === elementText)) {
      element.attrs.push(...attrs);
      return;
    }
    // Hydration needs the elements of a form unchanged.
    const run = isInForm ? undefined : untranslatedRun(children);
    if (run) {
      wrap(element, run);
      walk(element, isInForm);
      return;
    }
    for (const child of inner) {
      if (NOT_TEXT.includes(child.tagName) || attribute(child, 'lang') !== '') continue;
      walk(child, isInForm || attribute(child, 'data-form') !== '');
    }
  }

  /** Adjacent nodes, one of them bare text, that together are an untranslated text. */
  function untranslatedRun(children: readonly Child[]): Child[] | undefined {
    for (let start = 0; start < children.length; start += 1) {
      for (let end = children.length; end > start; end -= 1) {
        const run = children.slice(start, end);
        const hasBareText = run.some((child) => child.nodeName === '#text' && text(child) !== '');
        if (hasBareText && isUntranslated(text(run))) return run;
      }
    }
    return undefined;
  }

  function wrap(parent: Element, run: readonly Child[]): void {
    const [firstNode] = run;
    if (!firstNode) return;
    const span = tree.createElement('span', html.NS.HTML, [...attrs]);
    tree.insertBefore(parent, span, firstNode);
    for (const child of run) {
      tree.detachNode(child);
      tree.appendChild(span, child);
    }
  }

  for (const child of document.childNodes) if ('tagName' in child) walk(child, false);
}
