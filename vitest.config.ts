import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The switch for rates is off, as in a build (astro.config.ts).
  define: { RATES_ON: 'false' },
  test: {
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    // Files share their modules, which is twice as fast.
    isolate: false,
    // Tests by random inputs take long on a busy machine.
    testTimeout: 30_000,
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
