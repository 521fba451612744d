import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const ALL = '*.test.ts';
const LONG = '*.long.test.ts';
/** Runs in both: a sample of it in `quick`, the whole in `long`, where STOLIK_LONG is set. */
const SOAK = '*.soak.test.ts';
/** What starts servers and processes, or counts for long: `npm test` runs it, the gate leaves it out. */
const AFTER_THE_GATE = [
  `**/${SOAK}`,
  'apps/server/test/{online,store}/**',
  'apps/server/test/start.test.ts',
  'apps/cli/test/**',
  'examples/**',
];
const NEVER = ['**/node_modules/**', '**/browser/**'];

/**
 * Two projects of one kind, `--project 'quick*'`. What is pure keeps nothing from one call to the next (tools/check-arrows.ts sees to it), so
 * its tests follow one another in threads that are warm; every other file of tests has a thread to itself. A process a file would take a
 * quarter more time; tests that change what a whole process shares (its folder, its signals) start one of their own.
 */
function both(name: string, files: readonly string[], exclude: readonly string[], env = {}): TestProjectConfiguration[] {
  const within = (folders: string): string[] => files.map((file) => `{${folders}}/**/${file}`);
  const common = { exclude: [...NEVER, ...exclude], env };
  return [
    { extends: true, test: { ...common, name, include: within('apps,examples,tools') } },
    { extends: true, test: { ...common, name: `${name}-pure`, include: within('engine,games'), isolate: false } },
  ];
}

export default defineConfig({
  test: {
    // Only what hangs meets these: a busy machine may take ten times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Left to itself it keeps a core free: on two cores that would be half of the machine.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: [
      ...both('gate', [ALL], [`**/${LONG}`, ...AFTER_THE_GATE]),
      ...both('quick', [ALL], [`**/${LONG}`]),
      ...both('long', [LONG, SOAK], [], { STOLIK_LONG: '1' }),
    ],
  },
});
