/** Whether content/site.yaml has `rates`: code behind it is left out of a build without (astro.config.ts). */
declare const RATES_ON: boolean;

/** The year in which the site was built (astro.config.ts). */
declare const BUILD_YEAR: number;
