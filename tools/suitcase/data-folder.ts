import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where tables and classes are kept: beside the program, so that a stick carries them along; in the home folder where nothing can be
 * written there.
 */
export function dataFolder(suitcase: string, home: string, canWrite: (folder: string) => boolean = isWritable): string {
  const beside = join(suitcase, 'data');
  return canWrite(beside) ? beside : join(home, 'Stolik');
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
