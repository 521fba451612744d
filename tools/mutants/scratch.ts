import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** How a run of some tests went. */
export type Ran =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly by: string; readonly test: string | undefined }
  | { readonly kind: 'timeout' };

/** A copy of the working tree in which mutants can live: nothing of the real one is touched. */
export class Scratch {
  readonly root: string;
  private readonly origin: string;
  private readonly seconds: number;
  private readonly workers: number;
  /** Ends what runs in the copy just now. */
  private stop: () => void = () => {};

  constructor(origin: string, { seconds, workers }: { readonly seconds: number; readonly workers: number }) {
    this.origin = origin;
    this.seconds = seconds;
    this.workers = workers;
    // Of its own: several runs don't meet.
    this.root = join(origin, '.cache', 'mutants', `tree-${process.pid}`);
    this.copy();
  }

  /** All that git knows or would add; packages by links, those of this repository to the copy. */
  private copy(): void {
    this.clear();
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: this.origin, encoding: 'utf8' });
    for (const path of listed.split('\0').filter((path) => path !== '' && existsSync(join(this.origin, path))))
      cpSync(join(this.origin, path), join(this.root, path));
    this.linkPackages('node_modules');
    for (const folder of ['apps', 'engine', 'games', 'examples'])
      for (const name of readdirSync(join(this.origin, folder))) {
        const packages = join(folder, name, 'node_modules');
        if (existsSync(join(this.origin, packages))) this.linkPackages(packages);
      }
  }

  clear(): void {
    this.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  private linkPackages(folder: string): void {
    mkdirSync(join(this.root, folder), { recursive: true });
    for (const name of readdirSync(join(this.origin, folder))) {
      const [from, to] = [join(this.origin, folder, name), join(this.root, folder, name)];
      if (name !== '@stolik') symlinkSync(from, to);
      else {
        mkdirSync(to);
        for (const own of readdirSync(from)) symlinkSync(readlinkSync(join(from, own)), join(to, own));
      }
    }
  }

  /** Puts a text into a file, and the old one back when the work is done. */
  async with<T>(file: string, text: string, work: () => Promise<T>): Promise<T> {
    const path = join(this.root, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    try {
      return await work();
    } finally {
      writeFileSync(path, before);
    }
  }

  /** Runs tests until the first that fails; `project` as in vitest.config.ts. */
  async test(files: readonly string[], project: string): Promise<Ran> {
    if (files.length === 0) return { kind: 'passed' };
    const report = join(this.root, '.cache', 'report.json');
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const code = await this.start('vitest', [
      ...['run', ...files, '--project', `${project}*`, '--bail=1', `--maxWorkers=${this.workers}`],
      ...['--reporter=json', `--outputFile=${report}`],
    ]);
    if (code === 'timeout') return { kind: 'timeout' };
    return code === 0 ? { kind: 'passed' } : { kind: 'failed', ...firstFailed(report, this.root) };
  }

  async types(config: string): Promise<Ran> {
    const code = await this.start('tsc', ['-p', config]);
    if (code === 'timeout') return { kind: 'timeout' };
    return code === 0 ? { kind: 'passed' } : { kind: 'failed', by: 'types', test: undefined };
  }

  /** The client is built and every page tried until something is wrong. */
  async browser(): Promise<Ran> {
    const code = await this.start(
      'playwright',
      ['test', '-c', 'apps/web/playwright.config.ts', '--project=quick', '--max-failures=1'],
      6,
    );
    if (code === 'timeout') return { kind: 'timeout' };
    return code === 0 ? { kind: 'passed' } : { kind: 'failed', by: 'the browser', test: undefined };
  }

  private start(command: string, args: readonly string[], patience = 1): Promise<number | 'timeout'> {
    const bin = join(this.origin, 'node_modules', '.bin');
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
    return new Promise((done) => {
      // A group of its own, so that whatever the tests have started ends with them.
      const child = spawn(command, args, { cwd: this.root, env, stdio: 'ignore', detached: true });
      let isLate = false;
      this.stop = (): void => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const onTime = (): void => {
        isLate = true;
        this.stop();
      };
      const timer = setTimeout(onTime, this.seconds * patience * 1000);
      child.on('error', () => done(1));
      child.on('close', (code) => {
        clearTimeout(timer);
        this.stop = (): void => {};
        done(isLate ? 'timeout' : (code ?? 1));
      });
    });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function firstFailed(report: string, root: string): { by: string; test: string | undefined } {
  if (!existsSync(report)) return { by: 'the tests can’t be started', test: undefined };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) return { by: 'an error outside all tests', test: undefined };
  const test = file.name.replace(`${root}/`, '');
  const failed = file.assertionResults.find(({ status }) => status === 'failed');
  return { by: failed ? `${test}: ${failed.fullName}` : `${test} can’t be loaded`, test };
}
