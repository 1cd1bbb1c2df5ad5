import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests by random inputs take long on a busy machine.
    testTimeout: 30_000,
    include: ['{build,edit,scripts,src}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
