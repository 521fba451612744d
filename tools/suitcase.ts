// `npm run suitcase`: archives with Stolik, its built client and Node, for people without npm. Names of platforms after `--` choose some:
// npm run suitcase -- linux-x64 win-x64. Another folder than dist/suitcase: --into FOLDER.
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram, pack } from './suitcase/pack.ts';
import { PLATFORMS } from './suitcase/platforms.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** It has to fit beside a school's other files, and through its network. */
const MOST_MEGABYTES = 70;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
const unknown = positionals.filter((id) => !PLATFORMS.some((platform) => platform.id === id));
if (unknown.length > 0) {
  console.error(`There is no suitcase for "${unknown[0]}". There are: ${PLATFORMS.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const into = resolve(values.into ?? join(ROOT, 'dist/suitcase'));
const program = join(into, 'program');
await buildProgram(ROOT, program);
for (const platform of PLATFORMS.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  const archive = pack(ROOT, program, platform, into);
  const megabytes = statSync(archive).size / 1e6;
  console.log(`${relative(process.cwd(), archive)}  ${megabytes.toFixed(1)} MB`);
  if (megabytes > MOST_MEGABYTES) {
    console.error(`That is more than ${MOST_MEGABYTES} MB.`);
    process.exitCode = 1;
  }
}
