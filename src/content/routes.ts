/** The pages of the site (specification §2). */
export const ROUTES = ['/', '/services', '/tutoring', '/payments', '/about', '/contact'] as const;

/** What a link may fill in on the page of a form, as in /payments#service=visa-transfer. */
export const PREFILL_KEYS: Readonly<Record<string, readonly string[]>> = {
  '/payments': ['service', 'amount', 'currency', 'reference'],
  '/contact': ['subject'],
};

/** The place on every page to which the skip link leads. */
export const MAIN_ANCHOR = 'main';
