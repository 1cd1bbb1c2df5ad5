import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { readSite } from './src/content/read/content-files.ts';
import { readSources } from './src/content/read/sources.ts';
import { BROWSER_TARGETS, classicScripts } from './tools/build/classic-scripts.ts';
import { content, exitOnMistakes } from './tools/build/content.ts';
import { finishBuild } from './tools/build/finish-build.ts';

const sources = readSources();
const site = exitOnMistakes(() => readSite(sources));

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Fast refresh needs Astro's own islands; a changed form reloads the page instead.
  integrations: [
    content(sources),
    react({ exclude: /./ }),
    // Each page's head names its translations.
    sitemap(),
    finishBuild(sources),
  ],
  vite: {
    define: {
      RATES_ON: String(Boolean(site.rates)),
    },
    plugins: [classicScripts()],
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true } },
    },
    resolve: {
      alias: [
        {
          find: /^react-remove-scroll-bar$/,
          // By its whole path: `npm run dev` bundles packages without the site's root.
          replacement: fileURLToPath(
            new URL('./src/ui/select/no-op-remove-scroll-bar.ts', import.meta.url),
          ),
        },
      ],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: 'assets/[hash].js',
              // One file for what several entries share: the pages with a form list each file.
              codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
            },
          },
        },
      },
    },
    build: {
      target: BROWSER_TARGETS,
      // A font inlined into the page would delay its first paint.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  },
});
