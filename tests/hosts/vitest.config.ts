import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: the built site on real servers. */
export default defineConfig({
  test: {
    include: ['tests/hosts/*.test.ts'],
    // One server at a time is installed and put under load.
    fileParallelism: false,
    testTimeout: 30_000,
    // A server may have to be installed first.
    hookTimeout: 600_000,
    reporters: ['verbose', ['json', { outputFile: 'test-results/hosts.json' }]],
  },
});
