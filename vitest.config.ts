import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `npm run check` leaves out *.long.test.ts (deep perft, thousands of games), so that it stays under two minutes.
const isQuick = process.env['STOLIK_QUICK'] === '1';

export default defineConfig({
  test: {
    include: ['{engine,games,apps,examples,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/browser/**', ...(isQuick ? ['**/*.long.test.ts'] : [])],
    testTimeout: 120_000,
    // Left to itself it keeps a core free: on two cores that would be half of the machine.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
  },
});
