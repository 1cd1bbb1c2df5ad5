import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { finishPages } from './build/finish-pages.ts';
import { launchWarning } from './build/launch-warning.ts';
import { readSiteSettings } from './build/site-settings.ts';
import { siteUrlInStyles } from './build/site-url-in-styles.ts';

const site = readSiteSettings();

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Fast refresh needs Astro's own islands; a changed form reloads the page instead.
  integrations: [react({ exclude: /./ }), sitemap(), finishPages(site), launchWarning()],
  vite: {
    define: { RATES_ON: String(Boolean(site.rates)) },
    css: { postcss: { plugins: [siteUrlInStyles(site.url)] } },
    resolve: {
      alias: {
        'aria-hidden': new URL('./src/ui/hide-others.ts', import.meta.url).pathname,
        'react-style-singleton': new URL('./src/ui/style-singleton.ts', import.meta.url).pathname,
      },
    },
    build: { cssTarget: ['chrome111', 'safari16.4', 'firefox121'], target: 'es2022' },
  },
});
