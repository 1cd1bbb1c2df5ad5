import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { finishPages } from './build/finish-pages.ts';
import { launchWarning } from './build/launch-warning.ts';
import { readSiteSettings } from './build/site-settings.ts';
import { siteUrlInStyles } from './build/site-url-in-styles.ts';

const site = readSiteSettings();

/** Lightning CSS's `Features.LightDark`: variables that stand in for a function used nowhere here. */
const LIGHT_DARK = 1 << 20;

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Fast refresh needs Astro's own islands; a changed form reloads the page instead.
  integrations: [react({ exclude: /./ }), sitemap(), finishPages(site), launchWarning()],
  vite: {
    define: { RATES_ON: String(Boolean(site.rates)) },
    css: {
      postcss: { plugins: [siteUrlInStyles(site.url)] },
      lightningcss: { exclude: LIGHT_DARK },
    },
    resolve: {
      alias: [
        { find: 'aria-hidden', replacement: sourceFile('ui/hide-others.ts') },
        {
          find: /^react-(remove-scroll-bar|style-singleton)$/,
          replacement: sourceFile('ui/keep-scroll-bar.ts'),
        },
      ],
    },
    build: { cssTarget: ['chrome111', 'safari16.4', 'firefox121'], target: 'es2022' },
  },
});

function sourceFile(path: string): string {
  return new URL(`./src/${path}`, import.meta.url).pathname;
}
