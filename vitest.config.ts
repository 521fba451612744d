import { defineConfig } from 'vitest/config';

// `npm run check` leaves out *.long.test.ts (deep perft, thousands of games), so that it stays under two minutes.
const isQuick = process.env['STOLIK_QUICK'] === '1';

export default defineConfig({
  test: {
    include: ['{engine,games,apps,examples,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/browser/**', ...(isQuick ? ['**/*.long.test.ts'] : [])],
    testTimeout: 120_000,
  },
});
