import { createHash } from 'node:crypto';

/** The directives that hold on every page and in every host's headers. */
export const BASE_DIRECTIVES: Record<string, string> = {
  'default-src': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The source expression that admits one inline script or style: its SHA-256 in CSP's form. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Radix Select adds one fixed style element when it opens (it hides the list's own scrollbar).
 * A changed text shows up as a policy violation in the browser tests.
 */
export const SELECT_STYLE_SOURCE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

export interface InlineSources {
  /** Hashes of the page's executable inline scripts. */
  scripts: string[];
  /** Hashes of the page's style elements. */
  styles: string[];
  /** Whether the page loads script files of its own (the two form pages). */
  loadsScripts: boolean;
  /** Origins beside the site's own that the page may connect to. */
  connect: readonly string[];
  /** Whether the prerendered HTML holds `style="…"` attributes. */
  hasStyleAttributes: boolean;
}

/** The text of one page's `<meta>` policy: no inline script or style runs without its hash. */
export function pagePolicy(sources: InlineSources): string {
  const { loadsScripts, hasStyleAttributes } = sources;
  const directives: Record<string, string> = {
    ...BASE_DIRECTIVES,
    'connect-src': [BASE_DIRECTIVES['connect-src'], ...sources.connect].join(' '),
    'script-src': [...sources.scripts, ...(loadsScripts ? ["'self'"] : [])].join(' ') || "'none'",
    'style-src': [...sources.styles, ...(loadsScripts ? [SELECT_STYLE_SOURCE] : [])].join(' '),
    ...(hasStyleAttributes ? { 'style-src-attr': "'unsafe-inline'" } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join(';');
}
