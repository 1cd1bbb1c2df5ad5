import { defineConfig } from 'vitest/config';

/** Where results go, by the npm script that runs: `unit`, `pages`, `hosts`, `engines`. */
const RESULTS = `test-results/${process.env.npm_lifecycle_event?.replace('test:', '') ?? 'last'}`;

/** package.json has a script for each project; the browser tests are Playwright's. */
export default defineConfig({
  // The switch for rates is off, as in a build (astro.config.ts).
  define: { RATES_ON: 'false' },
  test: {
    // Browsers and servers start slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', ['junit', { outputFile: `${RESULTS}.xml` }]],
    projects: [
      // Files share their modules, which is twice as fast.
      { name: 'unit', include: ['{src,tools}/**/*.test.{ts,tsx}'], isolate: false },
      // The files that `npm run build` wrote into dist/, without a browser.
      { name: 'pages', include: ['tests/pages/*.test.ts'], isolate: false },
      // The built site on real servers.
      { name: 'hosts', include: ['tests/hosts/*.test.ts'] },
      // The main journeys in other engines, both at once.
      { name: 'firefox', include: ['tests/engines/*.test.ts'] },
      // Its driver now and then loses a command during a navigation.
      { name: 'webkit', include: ['tests/engines/*.test.ts'], retry: 2 },
    ].map((test) => ({ extends: true as const, test })),
  },
});
