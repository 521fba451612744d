import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * One server a folder: two would both think for its bots and sign with keys of their own. The lock is one of the system, held by an open
 * transaction in a file of its own: it ends with the process, however that ends. Answers what gives it back.
 */
export function lockFolder(data: string): () => void {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(data, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    const says = `another server keeps its tables in ${data}; stop it, or give this one a folder of its own (--data FOLDER)`;
    throw new Error(says, { cause: error });
  }
  return () => lock.close();
}
