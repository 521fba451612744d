// Runs the shell commands of README.md, its translations, CONTRIBUTING.md and docs/*.md that are marked to be run, in the root of the repository. What is not run
// must say why. Files that the commands make in the root, by a name they mention, are removed again.
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { readBlocks } from './readme-blocks.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DOCUMENTS = [
  'README.md',
  'README.ru.md',
  'README.pl.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md', { cwd: ROOT }).toSorted(),
];
const PATH = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

const before = new Set(readdirSync(ROOT));
let wrong = 0;
let ran = 0;
let scripts = '';
for (const document of DOCUMENTS) {
  const { blocks, unmarked } = readBlocks(readFileSync(join(ROOT, document), 'utf8'));
  for (const line of unmarked) {
    wrong++;
    console.error(`${document}:${line} a block of sh needs a mark before it: <!-- run --> or <!-- not run: why -->`);
  }
  for (const { line, script, excuse } of blocks) {
    if (excuse !== undefined) {
      console.log(`${document}:${line} not run: ${excuse}`);
      continue;
    }
    ran++;
    scripts += script;
    const result = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: ROOT,
      env: { ...process.env, PATH },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 120_000,
    });
    if (result.status === 0) continue;
    wrong++;
    console.error(
      `${document}:${line} ended with ${result.status ?? result.signal}:\n${script}\n\n${result.stdout}${result.stderr}`,
    );
  }
}
for (const name of readdirSync(ROOT)) if (!before.has(name) && scripts.includes(name)) rmSync(join(ROOT, name));

console.log(`${ran} blocks run, ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
