import { parseFragment, serialize, serializeOuter, defaultTreeAdapter as tree } from 'parse5';
import type { Site } from '#content/schemas/site.ts';
import { all, type Document, type Element, one, rawText } from './html.ts';
import { pagePolicy } from './policy.ts';

/** A script or style element, whose text is no HTML, or the @ of an email address. */
const RAW_OR_AT = /<(script|style)\b.*?<\/\1>|@/gs;

/**
 * The last step for one built page. Moves the script file of its form into a template, merges its styles,
 * and writes the policy right after the charset: a policy applies only to what follows it.
 *
 * @param files the addresses of what its form loads
 * @returns the HTML
 */
export function finishPage(
  document: Document,
  files: readonly string[],
  site: Pick<Site, 'rates'>,
): string {
  delayScripts(document, files);
  mergeStyles(all(document, 'style'));
  const policy = pagePolicy(document, site);
  const meta = parseFragment(`<meta http-equiv="content-security-policy" content="${policy}">`);
  const charset = one(document, 'meta', { charset: 'utf-8' });
  tree.detachNode(charset);
  one(document, 'head').childNodes.unshift(charset, one(meta, 'meta'));
  return encodeAtSigns(serialize(document));
}

/** Cloudflare's "Email Address Obfuscation", on by default, replaces each address that it finds in a page. */
function encodeAtSigns(page: string): string {
  return page.replaceAll(RAW_OR_AT, (found) => (found === '@' ? '&#64;' : found));
}

/** Only forms have script files. start-form.inline.ts loads them from the template when they are needed. */
function delayScripts(document: Document, files: readonly string[]): void {
  const scripts = all(document, 'script', { src: /./ });
  const [firstScript] = scripts;
  if (!firstScript?.parentNode) return;
  const links = files.map((href) => `<link rel="modulepreload" href="${href}">`);
  const content = [...links, ...scripts.map((script) => serializeOuter(script))].join('');
  const template = parseFragment(`<template id="form-files">${content}</template>`);
  tree.insertBefore(firstScript.parentNode, one(template, 'template'), firstScript);
  for (const script of scripts) tree.detachNode(script);
}

/** Each style element would cost the policy a hash. */
function mergeStyles([first, ...others]: readonly Element[]): void {
  for (const element of others) {
    if (first) tree.insertText(first, rawText(element));
    tree.detachNode(element);
  }
}
