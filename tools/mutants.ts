// Lies a little in one place of the code at a time and looks whether the tests notice. `npm run mutants -- --help` says how to ask.
// Results are kept in .cache/mutants/results.jsonl: asked again, it goes on where it stopped.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SeededRng, shuffle } from '@stolik/kernel/random';
import { AREAS, isIn } from './mutants/areas.ts';
import equivalent from './mutants/equivalent.json' with { type: 'json' };
import named from './mutants/named.json' with { type: 'json' };
import { isLong, isNeighbour, type Tree, testsReaching } from './mutants/reach.ts';
import { codeAt, isOf, type Known, lineOf, placed, type Record, tableOf } from './mutants/record.ts';
import { type Ran, Scratch } from './mutants/scratch.ts';
import { applied, type Mutant, mutantsOf } from './mutants/sites.ts';

const ROOT = resolve(import.meta.dirname, '..');
const RESULTS = join(ROOT, '.cache', 'mutants', 'results.jsonl');
/** So many test files are asked first, so many more then, the nearest ones; most mutants get no further. */
const FIRST = [4, 12];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    area: { type: 'string', multiple: true, default: Object.keys(AREAS) },
    /** The mutants that a review once found alive, instead of drawn ones. */
    named: { type: 'boolean', default: false },
    /** Of the named ones only those with one of these texts in their name. */
    only: { type: 'string', multiple: true, default: [''] },
    /** Parts of pages that no unit test reaches are tried in the browser too: minutes for each. */
    browser: { type: 'boolean', default: false },
    /** Whoever `npm test` does not notice is shown to the tests of `npm run test:long` too. */
    long: { type: 'boolean', default: false },
    /** Those that survived before are asked again: tests may have come. */
    again: { type: 'boolean', default: false },
    /** Stops after so many minutes; asked again it goes on. */
    minutes: { type: 'string', default: '600' },
    /** The longest one run of tests may take; what takes longer is noticed by that. */
    seconds: { type: 'string', default: '420' },
    workers: { type: 'string', default: '2' },
    /** So many test files are asked about a mutant at most, the nearest: the farthest hardly ever know more. */
    files: { type: 'string', default: '1000' },
    /** Only lists what would be done, or what has been found. */
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`npm run mutants -- [--count 60] [--seed 1] [--area ${Object.keys(AREAS).join('|')}]… [--named [--only TEXT]…] [--again] [--long] [--browser] [--list]
                   [--files 1000] [--minutes 600] [--seconds 420] [--workers 2]`);
  process.exit(0);
}

interface Task {
  readonly area: string;
  readonly mutant: Mutant;
  readonly name?: string | undefined;
}

/** Tests that fail in the copy without any mutant: they prove nothing there. */
const broken = new Set<string>();
const sound = new Set<string>();

const tree = readTree();
const tasks = values.named ? namedTasks() : drawnTasks();
const before = readResults();
const found = new Map<string, Record>();
for (const task of tasks) {
  const kept = before.get(keyOf(task.mutant));
  const isOpen = (values.again && kept?.verdict === 'survived') || (values.browser && kept?.verdict === 'page');
  if (kept && !isOpen) found.set(keyOf(task.mutant), kept);
}
if (!values.list) await runAll(tasks.filter(({ mutant }) => !found.has(keyOf(mutant))));
report();

function readTree(): Tree {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' }).split(
    '\0',
  );
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  const there = listed.filter((path) => path !== '' && existsSync(join(ROOT, path)));
  const sources = new Map(there.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, read(path)]));
  const packages = new Map(
    there
      .filter((path) => /^\w+\/[^/]+\/package\.json$/.test(path))
      .map((path) => {
        const { name, exports = {} } = JSON.parse(read(path)) as { name: string; exports?: { [name: string]: string } };
        return [name, { folder: dirname(path), exports }];
      }),
  );
  return { sources, packages };
}

function keyOf(mutant: Mutant): string {
  const { file, column, from, to } = mutant;
  return JSON.stringify([file, codeAt(tree.sources.get(file) ?? '', mutant), column, from, to]);
}

/** As many of each area, drawn by the seed from all its places; a larger count of the same seed holds the smaller one. */
function drawnTasks(): Task[] {
  const each = Math.ceil(Number(values.count) / values.area.length);
  return values.area.flatMap((area) => {
    if (!AREAS[area]) throw new Error(`there is no area "${area}"; there are: ${Object.keys(AREAS).join(', ')}`);
    const files = [...tree.sources].filter(([path]) => isIn(area, path)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const all = files.flatMap(([path, source]) => mutantsOf(path, source));
    return shuffle(all, new SeededRng(`${values.seed} ${area}`))
      .slice(0, each)
      .map((mutant) => ({ area, mutant }));
  });
}

function namedTasks(): Task[] {
  const wanted = (named as readonly Known[]).filter(({ name = '' }) => values.only.some((text) => name.includes(text)));
  return wanted.map((known) => {
    const mutant = placed(known, tree.sources.get(known.file) ?? '');
    if (!mutant) throw new Error(`${known.name}: "${known.code}" is not in ${known.file} any more`);
    return { area: Object.keys(AREAS).find((area) => isIn(area, known.file)) ?? 'other', mutant, name: known.name };
  });
}

function readResults(): Map<string, Record> {
  if (!existsSync(RESULTS)) return new Map();
  const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const record = JSON.parse(line) as Record;
      return [JSON.stringify([record.file, record.code, record.column, record.from, record.to]), record];
    }),
  );
}

async function runAll(left: readonly Task[]): Promise<void> {
  if (left.length === 0) return;
  mkdirSync(dirname(RESULTS), { recursive: true });
  const until = Date.now() + Number(values.minutes) * 60_000;
  const scratch = new Scratch(ROOT, { seconds: Number(values.seconds), workers: Number(values.workers) });
  process.on('exit', () => scratch.clear());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  for (const task of left) {
    if (Date.now() > until) break;
    const record = await judged(scratch, task);
    found.set(keyOf(task.mutant), record);
    appendFileSync(RESULTS, `${JSON.stringify(record)}\n`);
    console.log(lineOf(record));
  }
}

async function judged(scratch: Scratch, { area, mutant, name }: Task): Promise<Record> {
  const source = tree.sources.get(mutant.file)!;
  const code = codeAt(source, mutant);
  const { file, line, column, from, to } = mutant;
  const base = { area, file, line, column, from, to, code, name };
  const known = (equivalent as readonly Known[]).find((each) => isOf(each, mutant, code));
  if (known) return { ...base, verdict: 'equivalent', by: known.why };
  const by = await noticedBy(scratch, mutant, source);
  if (by !== undefined) return { ...base, verdict: 'killed', by };
  const tests = asked(file).length;
  // Of what is drawn on a page a unit test sees the part that it asks for.
  const isPage = file.startsWith('apps/web/src/') && (tests === 0 || file.endsWith('.tsx'));
  return { ...base, verdict: isPage && !values.browser ? 'page' : 'survived', by: `${tests} test files` };
}

async function noticedBy(scratch: Scratch, mutant: Mutant, source: string): Promise<string | undefined> {
  /** Tests that failed with it once and not again: a busy machine does that. */
  const shaky = new Set<string>();
  const asking = (tests: readonly string[]): Promise<Ran> =>
    scratch.with(mutant.file, applied(source, mutant), () => scratch.test(tests, projectOf(tests)));
  for (const batch of batchesOf(mutant.file)) {
    for (;;) {
      const tests = batch.filter((test) => !broken.has(test) && !shaky.has(test));
      const ran = await asking(tests);
      if (ran.kind === 'passed') break;
      if (ran.kind === 'timeout') {
        // A busy machine is late without any mutant too, and then says nothing.
        if ((await scratch.test(tests, projectOf(tests))).kind !== 'timeout') return 'time';
        break;
      }
      if (ran.test === undefined) return ran.by;
      if ((await asking([ran.test])).kind === 'passed') shaky.add(ran.test);
      else if (await isSound(scratch, ran.test)) return ran.by;
    }
  }
  const config = mutant.file.startsWith('apps/web/') ? 'apps/web/tsconfig.json' : 'tsconfig.node.json';
  const typed = await scratch.with(mutant.file, applied(source, mutant), () => scratch.types(config));
  if (typed.kind === 'failed') return typed.by;
  if (!values.browser || !mutant.file.startsWith('apps/web/src/')) return undefined;
  const shown = await scratch.with(mutant.file, applied(source, mutant), () => scratch.browser());
  return shown.kind === 'failed' ? shown.by : shown.kind === 'timeout' ? 'time' : undefined;
}

function asked(file: string): string[] {
  const tests = testsReaching(tree, file).filter((test) => values.long || !isLong(test));
  return tests.slice(0, Number(values.files));
}

/** Which tests of vitest.config.ts these are; a batch is of one kind. */
function projectOf(tests: readonly string[]): string {
  return tests.some(isLong) ? 'long' : 'quick';
}

/** The tests of a module in the order in which it is cheapest to ask them. */
function batchesOf(file: string): string[][] {
  const tests = asked(file);
  const quick = tests.filter((test) => !isLong(test));
  const [few = 0, more = 0] = FIRST;
  const rest = quick.slice(few + more);
  const isNear = (test: string): boolean => isNeighbour(test, file);
  return [
    quick.slice(0, few),
    quick.slice(few, few + more),
    rest.filter(isNear),
    rest.filter((test) => !isNear(test)),
    tests.filter(isLong),
  ];
}

async function isSound(scratch: Scratch, test: string): Promise<boolean> {
  if (sound.has(test)) return true;
  const ran = await scratch.test([test], projectOf([test]));
  (ran.kind === 'passed' ? sound : broken).add(test);
  return ran.kind === 'passed';
}

function report(): void {
  const records = tasks.flatMap(({ mutant }) => found.get(keyOf(mutant)) ?? []);
  console.log(`\n${tableOf(records)}\n`);
  for (const record of records) if (record.verdict === 'survived') console.log(lineOf(record));
  const open = tasks.filter(({ mutant }) => !found.has(keyOf(mutant)));
  if (values.list)
    for (const { mutant } of open) console.log(`to do      ${mutant.file}:${mutant.line}  ${mutant.from} → ${mutant.to}`);
  if (open.length > 0) console.log(`${open.length} are left: ask again`);
  writeFileSync(join(ROOT, '.cache', 'mutants', 'table.md'), `${tableOf(records)}\n`);
}
