import { defineConfig } from 'vitest/config';

const ENGINES = { Firefox: 'firefox', WebKit: 'webkit' } as const;

export default defineConfig({
  test: {
    // Both browsers at once.
    maxWorkers: 2,
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
