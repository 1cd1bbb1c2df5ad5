import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The switch for rates is off, as in a build (astro.config.ts).
  define: { RATES_ON: 'false' },
  test: {
    // Tests by random inputs take long on a busy machine.
    testTimeout: 30_000,
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    setupFiles: process.cwd().includes('%') ? ['tests/support/percent-in-path.ts'] : [],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
