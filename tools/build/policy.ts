import { createHash } from 'node:crypto';
import type { Site } from '#content/schemas/site.ts';
import { SELECT_STYLE } from '#ui/select/select-style.ts';
import { all, attribute, type Document, type Element, rawText } from './html.ts';

/** The types of script elements that the policy governs; the rest are data blocks. */
const EXECUTED_TYPES = ['', 'module', 'speculationrules'];

/** The origins that scripts may request: the site's own and that of `rates` in content/site.yaml. */
export function connectSources({ rates }: Pick<Site, 'rates'>): string {
  return ["'self'", ...(rates ? [new URL(rates.url).origin] : [])].join(' ');
}

/** The source expression that admits one inline script or style: its SHA-256 in CSP's form. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The text of a page's `<meta>` policy: the strictest that lets the page do what is in it. No inline
 * script or style runs without its hash. No script writes HTML, except the dropdown's style
 * (src/ui/select/select-style.ts). tests/pages/policy.test.ts lists what each page may have.
 */
export function pagePolicy(document: Document, site: Pick<Site, 'rates'>): string {
  const executed = all(document, 'script').filter(isExecuted).map(rawText);
  const files = all(document, 'script', { src: /./ });
  const styles = all(document, 'style').map(rawText);
  // Only the payment form has dropdowns, and only it requests rates.
  const hasDropdown = all(document, '*', { role: 'combobox' }).length > 0;
  const sources = {
    'default-src': "'none'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'connect-src': connectSources(hasDropdown ? site : {}),
    'script-src': [...executed.map(hashSource), ...(files[0] ? ["'self'"] : [])].join(' '),
    'style-src': [...styles, ...(hasDropdown ? [SELECT_STYLE] : [])].map(hashSource).join(' '),
    'trusted-types': hasDropdown ? 'default' : "'none'",
  };
  return Object.entries(sources)
    .map(([name, value]) => `${name} ${value || "'none'"}`)
    .join(';');
}

/** An inline script that runs: not data, not a file. */
function isExecuted(script: Element): boolean {
  return EXECUTED_TYPES.includes(attribute(script, 'type')) && !attribute(script, 'src');
}
