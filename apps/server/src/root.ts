import { resolve } from 'node:path';

/** The folder of the project. A suitcase has the same folders below its own. */
export const ROOT = resolve(import.meta.dirname, '../../..');
