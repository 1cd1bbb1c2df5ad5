import { html, defaultTreeAdapter as tree } from 'parse5';
import { directionOf } from '#languages.ts';
import { stripMarks } from '#text/marks.ts';
import { attribute, type Document, type Element, text } from './html.ts';

type Child = Element['childNodes'][number];

const NOT_TEXT = ['script', 'style', 'svg'];

/** A pattern for a text with names that are filled in later, such as {year}. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+?')}$`, 'u');
}

/**
 * Marks each text that a page shows in the site's first language, for want of a translation: the element
 * that holds it gets `lang`, and `dir` where the page is written the other way.
 *
 * @param texts as the content has them
 */
export function markUntranslated(
  document: Document,
  texts: readonly string[],
  { language, first }: { language: string; first: string },
): void {
  const plain = texts.map((each) => text(stripMarks(each)));
  const whole = new Set(plain);
  // A text of names alone, such as {message} {name}, would be every text.
  const patterns = plain
    .filter((text) => /\{\w+\}/.test(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(patternOf);
  const isUntranslated = (text: string) =>
    text !== '' && (whole.has(text) || patterns.some((pattern) => pattern.test(text)));
  const dir = directionOf(first) === directionOf(language) ? [] : [directionOf(first) ?? 'ltr'];
  const attrs = [{ name: 'lang', value: first }, ...dir.map((value) => ({ name: 'dir', value }))];

  function walk(element: Element, isInForm: boolean): void {
    const children = element.childNodes;
    const inner = children.filter((child): child is Element => 'tagName' in child);
    const own = text(children);
    if (isUntranslated(own) && !inner.some((child) => text(child) === own)) {
      element.attrs.push(...attrs);
      return;
    }
    // React must find the elements of a form as it has written them.
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

  /** Nodes side by side, one of them bare text, that are together a text. */
  function untranslatedRun(children: readonly Child[]): Child[] | undefined {
    for (let start = 0; start < children.length; start += 1) {
      for (let end = children.length; end > start; end -= 1) {
        const run = children.slice(start, end);
        const isBare = run.some((child) => child.nodeName === '#text' && text(child) !== '');
        if (isBare && isUntranslated(text(run))) return run;
      }
    }
    return undefined;
  }

  function wrap(parent: Element, run: readonly Child[]): void {
    const [first] = run;
    if (!first) return;
    const span = tree.createElement('span', html.NS.HTML, [...attrs]);
    tree.insertBefore(parent, span, first);
    for (const child of run) {
      tree.detachNode(child);
      tree.appendChild(span, child);
    }
  }

  for (const child of document.childNodes) if ('tagName' in child) walk(child, false);
}
