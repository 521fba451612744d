import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../..');

/** The client, built when stale and served as people get it; the address ends with a slash. */
export async function serve(): Promise<{ readonly address: string; readonly server: ChildProcess }> {
  const built = spawnSync(process.execPath, [join(WEB, 'build.ts')], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the client could not be built');
  // Somebody may be playing with the usual tables.
  const data = mkdtempSync(join(tmpdir(), 'stolik-measured-'));
  const args = [join(WEB, '../server/src/main.ts'), '--port', '0', '--host', '127.0.0.1', '--data', data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = (await once(server.stdout, 'data')) as [Buffer];
  const address = /http:\/\/[^\s/]+/.exec(first.toString())?.[0];
  if (!address) throw new Error(`the server did not start: ${first.toString()}`);
  return { address: `${address}/`, server };
}
