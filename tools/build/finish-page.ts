import { serialize } from 'parse5';
import { FILES_ID } from '#forms/startup/names.ts';
import type { Page } from '#pages.ts';
import {
  attribute,
  type Document,
  type Element,
  elementsIn,
  insertAfter,
  loadedScripts,
  named,
  newElement,
  replaceElement,
  textOf,
} from './html.ts';
import { connectSources, hashSource, pagePolicy } from './policy/policy.ts';

/** The types of script elements that the policy governs; the rest are data blocks. */
const EXECUTED_TYPES = [undefined, 'module', 'speculationrules'];

export interface PageSurroundings {
  /** The addresses of the page's script file and of the files that it imports; none without a form. */
  scriptFiles?: readonly string[];
  /** The origins that the page's scripts may request; the site's own by default. */
  connect?: string;
}

/**
 * The last step for one built page. Replaces the form's `<script>` by a data block that lists its files
 * for the inline loader. Joins the inline scripts, and the styles. Writes the `<meta>` policy that src/pages.ts declares, with a hash for each
 * inline script and style, right after the charset: a policy governs only what follows it.
 *
 * @returns the HTML
 * @throws when the page has no charset to put the policy after
 */
export function finishPage(
  document: Document,
  page: Page,
  { scriptFiles = [], connect = connectSources({}) }: PageSurroundings = {},
): string {
  delayScripts(document, scriptFiles);
  joinInline(document);
  const elements = elementsIn(document);
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined);
  if (!charset) {
    throw new Error(
      'A page has no <meta charset>: src/document/Document.astro must write it first.',
    );
  }
  const policy = pagePolicy(page, {
    scripts: named(elements, 'script').filter(isExecuted).map(textOf).map(hashSource),
    styles: named(elements, 'style').map(textOf).map(hashSource),
    connect,
  });
  insertAfter(
    charset,
    newElement('meta', { 'http-equiv': 'content-security-policy', content: policy }),
  );
  return serialize(document);
}

function delayScripts(document: Document, files: readonly string[]): void {
  const [first, ...others] = loadedScripts(document);
  if (!first) return;
  const type = { type: 'application/json', id: FILES_ID };
  replaceElement(first, newElement('script', type, JSON.stringify(files)));
  for (const script of others) replaceElement(script);
}

/**
 * Each inline element costs the policy a hash, so a page has one script and one sheet. Scripts after
 * the first are in functions of their own, because their variables have the same short names.
 */
function joinInline(document: Document): void {
  const elements = elementsIn(document);
  const isModule = (script: Element) => attribute(script, 'type') === 'module';
  const scripts = named(elements, 'script').filter(isModule);
  joinInFirst(
    scripts,
    scripts.map(textOf).map((code, index) => (index === 0 ? code : `;(()=>{${code}})()`)),
  );
  const styles = named(elements, 'style');
  joinInFirst(styles, styles.map(textOf));
}

function joinInFirst([first, ...others]: readonly Element[], texts: readonly string[]): void {
  if (!first || others.length === 0) return;
  for (const element of others) replaceElement(element);
  const type = attribute(first, 'type');
  replaceElement(first, newElement(first.tagName, { type }, texts.join('')));
}

function isExecuted(script: Element): boolean {
  return EXECUTED_TYPES.includes(attribute(script, 'type'));
}
