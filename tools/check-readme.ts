// Runs the shell commands of README.md, its translations, CONTRIBUTING.md, docs/*.md and the READMEs of packages that are marked to be run, in the root of the
// repository. A block that is not run must say why. Files that the commands make in the root, by a name they mention, are removed again. The TypeScript examples
// of packages are run by tools/test/package-readmes.test.ts, which belongs to the gate.
import { execFile } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readBlocks } from './readme-blocks.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DOCUMENTS = [
  'README.md',
  'README.ru.md',
  'README.pl.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md', { cwd: ROOT }).toSorted(),
  ...globSync('{engine,games,apps,examples}/*/README.md', { cwd: ROOT }).toSorted(),
];
const PATH = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

const before = new Set(readdirSync(ROOT));
const told = await Promise.all(DOCUMENTS.map(runDocument));
const sum = (of: (each: Told) => number): number => told.reduce((all, each) => all + of(each), 0);
const scripts = told.map(({ script }) => script).join('');
for (const name of readdirSync(ROOT)) if (!before.has(name) && scripts.includes(name)) rmSync(join(ROOT, name));

const wrong = sum((each) => each.wrong);
console.log(`${sum((each) => each.ran)} blocks run, ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

interface Told {
  readonly ran: number;
  readonly wrong: number;
  /** Everything that was run. */
  readonly script: string;
}

/** The blocks of a document in their order; documents know nothing of one another and run at the same time. */
async function runDocument(document: string): Promise<Told> {
  const { blocks, unmarked } = readBlocks(readFileSync(join(ROOT, document), 'utf8'));
  let wrong = unmarked.length;
  for (const line of unmarked)
    console.error(`${document}:${line} a block of sh needs a mark before it: <!-- run --> or <!-- not run: why -->`);
  for (const { line, excuse } of blocks) if (excuse !== undefined) console.log(`${document}:${line} not run: ${excuse}`);
  const marked = blocks.filter(({ excuse }) => excuse === undefined);
  for (const { line, script } of marked) {
    const failure = await runScript(script);
    if (failure === undefined) continue;
    wrong++;
    console.error(`${document}:${line} ${failure}`);
  }
  return { ran: marked.length, wrong, script: marked.map(({ script }) => script).join('') };
}

/** How it went wrong, if it did. */
async function runScript(script: string): Promise<string | undefined> {
  try {
    const running = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: ROOT,
      env: { ...process.env, PATH },
      timeout: 120_000,
      maxBuffer: 64 << 20,
    });
    running.child.stdin?.end();
    await running;
    return undefined;
  } catch (error) {
    const { code, signal, stdout, stderr } = error as { code?: unknown; signal?: unknown; stdout?: string; stderr?: string };
    return `ended with ${code ?? signal}:\n${script}\n\n${stdout ?? ''}${stderr ?? ''}`;
  }
}
