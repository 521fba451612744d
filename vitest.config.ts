import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ALL = '{engine,games,apps,examples,tools}/**/*.test.ts';
const LONG = '**/*.long.test.ts';
/** Runs in both: a sample of it in `quick`, the whole in `long`, where STOLIK_LONG is set. */
const SOAK = '**/*.soak.test.ts';
/** What starts servers and processes, or counts for long: `npm test` runs it, the gate leaves it out. */
const AFTER_THE_GATE = [
  SOAK,
  'apps/server/test/{online,store}/**',
  'apps/server/test/start.test.ts',
  'apps/cli/test/**',
  'examples/**',
  'games/circuit/test/perft.test.ts',
];
const NEVER = ['**/node_modules/**', '**/browser/**'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Left to itself it keeps a core free: on two cores that would be half of the machine.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: [
      { extends: true, test: { name: 'gate', include: [ALL], exclude: [...NEVER, LONG, ...AFTER_THE_GATE] } },
      { extends: true, test: { name: 'quick', include: [ALL], exclude: [...NEVER, LONG] } },
      { extends: true, test: { name: 'long', include: [LONG, SOAK], exclude: NEVER, env: { STOLIK_LONG: '1' } } },
    ],
  },
});
