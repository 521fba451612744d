import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.ts';
import type { Output } from '../src/output.ts';

export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

// Whatever the terminal of whoever runs the tests speaks.
process.env['LC_ALL'] = 'en';

/** Runs a command line inside this process. */
export async function run(...argv: readonly string[]): Promise<Captured> {
  const out: string[] = [];
  const err: string[] = [];
  const output: Output = { line: (text) => out.push(text), error: (text) => err.push(text), hasColour: false };
  const code = await main(argv, output);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** The same with these lines typed at its prompt; what is asked and answered stands in `out`, as on a screen. */
export async function typeHere(argv: readonly string[], lines: readonly string[]): Promise<Captured> {
  const out: string[] = [];
  const err: string[] = [];
  const output: Output = { line: (text) => out.push(text), error: (text) => err.push(text), hasColour: false };
  const left = [...lines];
  const ask = (prompt: string): Promise<string | undefined> => {
    const line = left.shift();
    out.push(`${prompt}${line ?? ''}`);
    return Promise.resolve(line);
  };
  const code = await main(argv, output, () => ({ isInteractive: false, ask, close: () => {} }));
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const LAUNCHER = fileURLToPath(new URL('../bin/stolik.cjs', import.meta.url));

/** Runs the installed command as a person would, with these lines typed at its prompt. */
export function type(argv: readonly string[], lines: readonly string[]): Captured {
  const input = lines.map((line) => `${line}\n`).join('');
  const child = spawnSync(process.execPath, [LAUNCHER, ...argv], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en' },
  });
  return { code: child.status ?? -1, out: child.stdout, err: child.stderr };
}

export function scratchFile(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'stolik-')), name);
}
