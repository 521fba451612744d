// The gate: `run.ts check` (format, lint, types, arrows, clauses, unit tests), `run.ts test` (all of that, the browser and the
// README's commands), `run.ts long` (what takes minutes: soaks, whole games, every size). Each stage is named with its time; the
// first that fails ends the run with its output (with --keep-going all stages run). Stages that only look at files run two at a time:
// half of them keep one core busy, the others rarely both.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Where a test runner leaves its counts. Such a stage writes straight to the screen; the others only when they fail. */
  readonly counts?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const BIN = join(ROOT, 'node_modules', '.bin');

/** How many stages run at once that are no tests. */
const AT_ONCE = 2;
const isTesting = ({ counts }: Stage): boolean => counts !== undefined;

const CHECK: readonly Stage[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types: pure code', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types: apps, tools, tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  ...clientTypes(),
  { name: 'lint with types', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'arrows and purity', command: ['node', 'tools/check-arrows.ts'] },
  { name: 'words in catalogs', command: ['node', 'tools/check-words.ts'] },
  { name: 'dead code and dependencies', command: ['knip', '--no-progress'] },
  { name: 'clauses without a test', command: ['node', 'tools/check-clauses.ts'] },
  { name: 'clauses without a lesson', command: ['node', 'tools/check-lessons.ts'] },
];

const STAGES: Readonly<Record<string, readonly Stage[]>> = {
  check: [...CHECK, vitest('unit tests, laws, cases', 'gate')],
  test: [
    ...CHECK,
    vitest('unit tests, laws, cases', 'quick'),
    browser('browser tests', 'quick'),
    { name: 'README commands', command: ['node', 'tools/check-readme.ts'] },
  ],
  long: [vitest('soaks, whole games of bots', 'long'), browser('whole games and every size in the browser', 'long')],
};

function vitest(name: string, project: string): Stage {
  const counts = join(CACHE, `vitest-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`];
  return { name, command: ['vitest', 'run', '--project', `${project}*`, ...reporters], counts };
}

/** The client has types of its own: the DOM, and TSX. */
function clientTypes(): Stage[] {
  const config = 'apps/web/tsconfig.json';
  return existsSync(join(ROOT, config)) ? [{ name: 'types: web client', command: ['tsc', '-p', config] }] : [];
}

/** Tests that drive a real browser: the built client, served as people get it. */
function browser(name: string, project: string): Stage {
  const counts = join(CACHE, `browser-${project}.json`);
  const command = ['playwright', 'test', '-c', 'apps/web/playwright.config.ts', '--project', project];
  return { name, command, counts, env: { STOLIK_BROWSER_COUNTS: counts } };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'keep-going': { type: 'boolean', default: false } },
});
const keepGoing = values['keep-going'];
const kind = positionals[0] ?? 'check';
const stages = STAGES[kind];
if (!stages) {
  console.error(`There is no run "${kind}"; there are: ${Object.keys(STAGES).join(', ')}`);
  process.exit(2);
}
process.exitCode = await runAll(stages);

async function runAll(all: readonly Stage[]): Promise<number> {
  mkdirSync(CACHE, { recursive: true });
  for (const stage of all) if (stage.counts) rmSync(stage.counts, { force: true });
  const began = Date.now();
  const failed: string[] = [];
  for (const batch of batchesOf(all)) {
    const waiting = [...batch];
    const lane = async (): Promise<void> => {
      while (waiting.length > 0 && (keepGoing || failed.length === 0)) {
        const stage = waiting.shift()!;
        if (!(await runStage(stage))) failed.push(stage.name);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }
  const sum = sumCounts(all);
  const isFine = failed.length === 0;
  console.log(
    isFine ? `\nAll ${all.length} stages passed (${seconds(began)})` : `\nFailed: ${failed.join(', ')} (${seconds(began)})`,
  );
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return isFine ? 0 : 1;
}

/** Tests have the machine for themselves. */
function batchesOf(all: readonly Stage[]): readonly (readonly Stage[])[] {
  const batches: Stage[][] = [];
  for (const [index, stage] of all.entries()) {
    const before = all[index - 1];
    if (!before || isTesting(before) || isTesting(stage)) batches.push([]);
    batches.at(-1)!.push(stage);
  }
  return batches;
}

async function runStage(stage: Stage): Promise<boolean> {
  const began = Date.now();
  if (isTesting(stage)) console.log(`… ${stage.name}`);
  const { code, output } = await runCommand(stage);
  const mark = code === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${stage.name} (${seconds(began)})`);
  if (code !== 0 && output) console.log(`\n${output.trimEnd()}`);
  return code === 0;
}

function runCommand(stage: Stage): Promise<{ code: number; output: string }> {
  const [command = '', ...args] = stage.command;
  // The stages must find Node 24 also when this file was started without npm.
  const env = { ...process.env, ...stage.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` };
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: stage.counts ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

interface Counts {
  passed: number;
  failed: number;
}

function sumCounts(all: readonly Stage[]): Counts {
  const sum: Counts = { passed: 0, failed: 0 };
  for (const { counts } of all) {
    if (!counts || !existsSync(counts)) continue;
    const report = JSON.parse(readFileSync(counts, 'utf8'));
    const { passed, failed } = report.stats ? browserCounts(report.stats) : vitestCounts(report);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

function browserCounts(stats: { expected: number; unexpected: number; flaky: number }): Counts {
  // What passed at the second try in CI has passed; without CI there is none, and nothing is flaky.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

function vitestCounts(report: VitestReport): Counts {
  // A file that can't even be loaded has no failed test in it; it counts as one.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function seconds(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
