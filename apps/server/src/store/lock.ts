import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The one who may use a folder. */
export interface Lock {
  /** Records this server's address, for an attempt to start another one here. */
  serves(address: string): void;
  release(): void;
}

/**
 * One server a folder: two would both think for its bots and sign with keys of their own. The lock is one of the system, held by an open
 * transaction in a file of its own: it ends with the process, however that ends.
 */
export function lockFolder(data: string): Lock {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const [file, holder] = [join(data, 'lock'), holderIn(data)];
  // SQLite would make it readable for everybody.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    const says = `another server${whereIs(data)} keeps its tables in ${data}; stop it, or give this one a folder of its own (--data FOLDER)`;
    throw new Error(says, { cause: error });
  }
  // A server that was killed has left its address here.
  rmSync(holder, { force: true });
  return {
    serves(address) {
      try {
        writeFileSync(holder, address, { mode: 0o600 });
      } catch {
        // A full disk: the sentence then names no address, and nothing else is worse.
      }
    },
    release() {
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}

const holderIn = (data: string): string => join(data, 'lock.holder');

function whereIs(data: string): string {
  const address = holderOf(data);
  return address === undefined ? '' : `, at ${address},`;
}

/**
 * The address of the server that keeps its tables there. One that is still starting serves nowhere yet; one that was killed may have left
 * its address behind.
 */
export function holderOf(data: string): string | undefined {
  try {
    return readFileSync(holderIn(data), 'utf8');
  } catch {
    return undefined;
  }
}
