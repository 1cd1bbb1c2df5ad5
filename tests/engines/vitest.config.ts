import { defineConfig } from 'vitest/config';

const ENGINES = { Firefox: 'firefox', WebKit: 'webkit' } as const;

export default defineConfig({
  test: {
    // One browser at a time.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['verbose', ['json', { outputFile: 'test-results/engines.json' }]],
    projects: Object.entries(ENGINES).map(([name, engine]) => ({
      extends: true,
      test: {
        name,
        include: ['tests/engines/*.test.ts'],
        provide: { engine },
        // WebKit's driver now and then loses a command during a navigation.
        retry: engine === 'webkit' ? 2 : 0,
      },
    })),
  },
});
