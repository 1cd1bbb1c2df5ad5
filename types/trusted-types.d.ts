/** The part of Trusted Types that the site uses; undefined in browsers without it. */

interface TrustedTypePolicyOptions {
  createHTML: (html: string) => string | null;
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, options: TrustedTypePolicyOptions) => unknown;
  readonly defaultPolicy: unknown;
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;
