import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,scripts,src}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
