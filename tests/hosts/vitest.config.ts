import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: the built site on real servers. */
export default defineConfig({
  test: {
    include: ['tests/hosts/*.test.ts'],
    testTimeout: 30_000,
    reporters: ['verbose', ['json', { outputFile: 'test-results/hosts.json' }]],
  },
});
