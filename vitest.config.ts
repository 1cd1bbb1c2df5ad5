import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,edit,scripts,src}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
