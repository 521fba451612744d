import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,apps,examples,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/browser/**'],
    testTimeout: 120_000,
  },
});
