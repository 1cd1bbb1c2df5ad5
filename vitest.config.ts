import { defineConfig } from 'vitest/config';

const UNIT = ['{src,tools}/**/*.test.{ts,tsx}'];
const WINDOWS = ['tools/build/files/windows-paths.test.ts'];

export default defineConfig({
  // The switch for rates is off, as in a build (astro.config.ts).
  define: { RATES_ON: 'false' },
  test: {
    // Tests by random inputs take long on a busy machine.
    testTimeout: 30_000,
    // Files share their modules, which is twice as fast; all but one, which replaces Node's own.
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, exclude: WINDOWS, isolate: false } },
      { extends: true, test: { name: 'Windows', include: WINDOWS } },
    ],
    maxWorkers: '100%',
    setupFiles: process.cwd().includes('%') ? ['tests/support/percent-in-path.ts'] : [],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
