import { createHash } from 'node:crypto';
import type { Page } from '#pages.ts';
import { SELECT_STYLE } from '#ui/radix-patches/select-style.ts';
import type { SiteSettings } from '../content/site-settings.ts';

/** The directives that are the same on every page. */
const BASE_DIRECTIVES: Record<string, string> = {
  'default-src': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
};

/** The origins that scripts may request: the site's own and that of `rates` in content/site.yaml. */
export function connectSources({ rates }: Pick<SiteSettings, 'rates'>): string {
  return ["'self'", ...(rates ? [new URL(rates.url).origin] : [])].join(' ');
}

/**
 * The policy in a host's headers: what a page's own can't say, and once more where scripts may send.
 * Browsers enforce both, so it must not forbid what any page does.
 */
export function hostPolicy(site: Pick<SiteSettings, 'rates'>): string {
  return written({
    'connect-src': connectSources(site),
    'frame-ancestors': "'none'",
  });
}

/** The source expression that admits one inline script or style: its SHA-256 in CSP's form. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface Sources {
  /** Hashes of the page's executable inline scripts. */
  scripts: readonly string[];
  /** Hashes of the page's style elements. */
  styles: readonly string[];
  /** The origins that the page's scripts may request: connectSources. */
  connect: string;
}

/**
 * The text of one page's `<meta>` policy. No inline script or style runs without its hash. No script
 * writes HTML, except the dropdown's style (src/ui/radix-patches/select-style.ts).
 *
 * @param page what src/pages.ts declares of it
 */
export function pagePolicy(page: Page, { scripts, styles, connect }: Sources): string {
  return written({
    ...BASE_DIRECTIVES,
    'connect-src': connect,
    'script-src': [...scripts, ...(page.form ? ["'self'"] : [])].join(' ') || "'none'",
    'style-src': [...styles, ...(page.hasDropdown ? [hashSource(SELECT_STYLE)] : [])].join(' '),
    ...(page.hasStyleAttributes && { 'style-src-attr': "'unsafe-inline'" }),
    'trusted-types': page.hasDropdown ? 'default' : "'none'",
  });
}

function written(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join(';');
}
