import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, html, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { Site } from '#content/schemas/site.ts';
import { all, attribute, type Document, type Element, has, rawText } from './html.ts';
import { pagePolicy } from './policy.ts';

const CHARSET = '<meta charset="utf-8">';

/** A script or style element, whose text is no HTML, or the @ of an email address. */
const RAW_OR_AT = /<(script|style)\b.*?<\/\1>|@/gs;

/** The script files that a page loads by itself. */
export function loadedScripts(document: Document): Element[] {
  return all(document, 'script').filter((script) => has(script, 'src'));
}

/**
 * The last step for one built page. Moves the script file of its form into a template, merges its styles,
 * and writes the policy right after the charset: a policy applies only to what follows it.
 *
 * @param needed the addresses of the files that the script file of its form needs
 * @returns the HTML
 * @throws when the page has no charset to put the policy after
 */
export function finishPage(
  document: Document,
  needed: readonly string[],
  site: Pick<Site, 'rates'>,
): string {
  delayScripts(document, needed);
  mergeStyles(all(document, 'style'));
  const serialized = encodeAtSigns(serialize(document));
  if (!serialized.includes(CHARSET)) {
    throw new Error(`A page has no ${CHARSET}: src/document/Document.astro must write it first.`);
  }
  const policy = pagePolicy(document, site);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return serialized.replace(CHARSET, CHARSET + meta);
}

/**
 * Checks the site's own files that a page names, in attributes and styles: Astro loses fonts where the
 * project's path has a "%".
 */
export function throwIfFileMissing(document: Document, page: string, dist: string): void {
  const values = all(document, '*').flatMap(({ attrs }) => attrs.map(({ value }) => value));
  const styles = all(document, 'style').map(rawText).join('\n');
  const urls = [...styles.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
  const missing = [...values, ...urls].find(
    (address) => /^\/[^\s#?]*\.\w+$/.test(address) && !existsSync(join(dist, address)),
  );
  if (missing === undefined) return;
  throw new Error(
    `${page} names ${missing}, but there is no such file in dist. If the path of the project's folder has a "%", rename the folder and build again.`,
  );
}

/** Cloudflare's "Email Address Obfuscation", on at first, replaces each address that it finds in a page. */
function encodeAtSigns(page: string): string {
  return page.replaceAll(RAW_OR_AT, (found) => (found === '@' ? '&#64;' : found));
}

/** Only forms have script files. start-form.inline.ts loads them from the template when they are needed. */
function delayScripts(document: Document, needed: readonly string[]): void {
  const scripts = loadedScripts(document);
  const [firstScript] = scripts;
  if (!firstScript?.parentNode) return;
  const files = [...needed, ...scripts.map((script) => attribute(script, 'src'))];
  const links = files.map((href) => newElement('link', { rel: 'modulepreload', href }));
  const template = newElement('template', {
    id: 'form-files',
  }) as DefaultTreeAdapterTypes.Template; // createElement makes a template for this name.
  tree.setTemplateContent(template, tree.createDocumentFragment());
  tree.insertBefore(firstScript.parentNode, template, firstScript);
  for (const element of [...links, ...scripts]) {
    tree.detachNode(element);
    tree.appendChild(template.content, element);
  }
}

function newElement(name: string, attributes: Readonly<Record<string, string>>): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return tree.createElement(name, html.NS.HTML, attrs);
}

/** Each style element would cost the policy a hash. */
function mergeStyles([first, ...others]: readonly Element[]): void {
  for (const element of others) {
    if (first) tree.insertText(first, rawText(element));
    tree.detachNode(element);
  }
}
