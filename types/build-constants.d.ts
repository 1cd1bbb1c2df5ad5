/** Whether content/site.yaml has `rates`; if not, the build leaves out the code behind it. */
declare const RATES_ON: boolean;

/** Whether content/site.yaml publishes more than one language. */
declare const HAS_LANGUAGES: boolean;

/** The year in which the site was built (astro.config.ts). */
declare const BUILD_YEAR: number;
