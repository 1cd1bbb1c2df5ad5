import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { specimenPage } from './src/specimens/specimen-page.ts';
import { checkContent } from './tools/build/content/check-content.ts';
import { endWithMistakes } from './tools/build/content/end-with-mistakes.ts';
import { readSiteSettings } from './tools/build/content/site-settings.ts';
import { keepFonts } from './tools/build/files/keep-fonts.ts';
import { swapDist } from './tools/build/files/swap-dist.ts';
import { finishPages } from './tools/build/finish-pages.ts';
import { siteUrlInStyles } from './tools/build/site-url-in-styles.ts';
import { launchWarning } from './tools/launch-check/launch-warning.ts';

const site = endWithMistakes(readSiteSettings);

const codes = site.languages.map(({ code }) => code);
const siteMapLanguages =
  codes[1] === undefined
    ? {}
    : {
        i18n: {
          defaultLocale: codes[0] ?? codes[1],
          locales: Object.fromEntries(codes.map((code) => [code, code])),
        },
      };

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Fast refresh needs Astro's own islands; a changed form reloads the page instead.
  integrations: [
    checkContent(),
    react({ exclude: /./ }),
    sitemap(siteMapLanguages),
    keepFonts(),
    finishPages(site),
    launchWarning(),
    swapDist(),
    specimenPage(),
  ],
  vite: {
    define: {
      RATES_ON: String(Boolean(site.rates)),
      HAS_LANGUAGES: String(site.languages.length > 1),
      BUILD_YEAR: String(new Date().getUTCFullYear()),
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        visitor: siteUrlInStyles(site.url),
      },
    },
    resolve: {
      alias: [
        { find: 'aria-hidden', replacement: sourceFile('ui/radix-patches/hide-others.ts') },
        {
          find: /^react-(remove-scroll-bar|style-singleton)$/,
          replacement: sourceFile('ui/radix-patches/keep-scroll-bar.ts'),
        },
      ],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: 'assets/[hash].js',
              // A page with a form names each file: what two of them share is one.
              codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
            },
          },
        },
      },
    },
    build: {
      cssTarget: ['chrome111', 'safari16.4', 'firefox121'],
      target: 'es2022',
      // A small font in the page would hold up its first frame.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  },
});

function sourceFile(path: string): string {
  return fileURLToPath(new URL(`./src/${path}`, import.meta.url));
}
