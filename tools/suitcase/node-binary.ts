import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Platform } from './platforms.ts';

/** Where Node for a platform lies: installed with the project, or fetched from the registry and checked. */
export function nodeBinary(root: string, { node }: Platform): string {
  const installed = join(root, 'node_modules', node.name);
  if (versionOf(installed) === node.version && existsSync(join(installed, node.file))) return join(installed, node.file);
  const folder = join(root, '.cache/suitcase', `${node.name}-${node.version}`);
  const file = join(folder, 'package', node.file);
  if (!existsSync(file)) fetchInto(folder, node);
  return file;
}

function versionOf(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

function fetchInto(folder: string, node: Platform['node']): void {
  mkdirSync(folder, { recursive: true });
  const args = ['pack', `${node.name}@${node.version}`, '--silent', '--pack-destination', folder];
  const name = execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
    .trim()
    .split('\n')
    .at(-1);
  const archive = join(folder, name ?? '');
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== node.integrity) {
    rmSync(folder, { recursive: true });
    throw new Error(`${node.name}@${node.version} is not the file that tools/suitcase/platforms.ts knows: it has ${found}`);
  }
  execFileSync('tar', ['-xzf', archive, '-C', folder, `package/${node.file}`]);
  rmSync(archive);
}
