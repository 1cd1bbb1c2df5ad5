import { defineConfig } from 'vitest/config';

/** `npm run test:pages`: the files that `npm run build` wrote into dist/, without a browser. */
export default defineConfig({
  test: {
    include: ['tests/pages/*.test.ts'],
    isolate: false,
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/pages.json' }]],
  },
});
