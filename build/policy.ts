import { createHash } from 'node:crypto';
import { SELECT_STYLE } from '#ui/select-style.ts';
import type { SiteSettings } from './site-settings.ts';

/** What neither a page's own policy nor a host's may say otherwise. */
const EVERYWHERE = {
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The directives that hold on every page. */
const BASE_DIRECTIVES: Record<string, string> = {
  'default-src': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  ...EVERYWHERE,
  'require-trusted-types-for': "'script'",
};

/** Whom the site's scripts may ask: the site itself, and whom content/site.yaml names for rates. */
export function connectSources({ rates }: Pick<SiteSettings, 'rates'>): string {
  return ["'self'", ...(rates ? [new URL(rates.url).origin] : [])].join(' ');
}

/**
 * The policy in a host's headers. It holds beside each page's own, which alone has hashes: so it
 * must not forbid what any page does, and needs no change when a page changes.
 */
export function hostPolicy(site: Pick<SiteSettings, 'rates'>): string {
  return written({
    ...EVERYWHERE,
    'connect-src': connectSources(site),
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  });
}

/** The source expression that admits one inline script or style: its SHA-256 in CSP's form. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface InlineSources {
  /** Hashes of the page's executable inline scripts. */
  scripts: string[];
  /** Hashes of the page's style elements. */
  styles: string[];
  /** Whether the page loads script files of its own (the two form pages). */
  loadsScripts: boolean;
  /** Whether the page has a dropdown of src/ui/Select.tsx. */
  hasDropdown: boolean;
  /** Whom the page's scripts may ask: connectSources, or the site alone. */
  connect: string;
  /** Whether the prerendered HTML holds `style="…"` attributes. */
  hasStyleAttributes: boolean;
}

/**
 * The text of one page's `<meta>` policy: no inline script or style runs without its hash,
 * and no script writes HTML into the page; but for the dropdown's style (src/ui/select-style.ts).
 */
export function pagePolicy(sources: InlineSources): string {
  const { loadsScripts, hasDropdown, hasStyleAttributes } = sources;
  const directives: Record<string, string> = {
    ...BASE_DIRECTIVES,
    'connect-src': sources.connect,
    'script-src': [...sources.scripts, ...(loadsScripts ? ["'self'"] : [])].join(' ') || "'none'",
    'style-src': [...sources.styles, ...(hasDropdown ? [hashSource(SELECT_STYLE)] : [])].join(' '),
    ...(hasStyleAttributes ? { 'style-src-attr': "'unsafe-inline'" } : {}),
    'trusted-types': hasDropdown ? 'default' : "'none'",
  };
  return written(directives);
}

function written(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join(';');
}
