import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: the built site on real servers. */
export default defineConfig({
  test: {
    include: ['deploy/**/*.test.ts'],
    testTimeout: 20_000,
    // A server may have to be installed first.
    hookTimeout: 600_000,
    reporters: ['verbose', ['json', { outputFile: 'test-results/hosts.json' }]],
  },
});
