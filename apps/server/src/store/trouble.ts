import { NewerStore } from './store.ts';

/** Why a store can't be used, where it is the machine's fault and not a mistake of this program. */
export type Trouble = 'full' | 'read-only' | 'forbidden' | 'away' | 'damaged';

/** The primary result codes of SQLite (https://sqlite.org/rescode.html). */
const SQLITE: Readonly<Record<number, Trouble>> = {
  5: 'away', // BUSY: another process writes for longer than we wait
  6: 'away',
  8: 'read-only',
  10: 'away', // IOERR
  11: 'damaged',
  13: 'full',
  14: 'forbidden', // CANTOPEN
  23: 'forbidden',
  26: 'damaged', // NOTADB
};

const CODES: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EIO: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  // Of postgres.js, when a connection is lost.
  CONNECTION_CLOSED: 'away',
  CONNECTION_DESTROYED: 'away',
  CONNECTION_ENDED: 'away',
  CONNECT_TIMEOUT: 'away',
  // Of Postgres itself: no disk, a standby that only reads, a server that stops, starts or has too many connections.
  '53100': 'full',
  '25006': 'read-only',
  '53300': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
};

/** What is wrong with the store; undefined where the error is about something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, errors } = error as Error & { code?: string; errcode?: number; errors?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE[(errcode ?? 0) & 0xff];
  // Where a name has several addresses, each has failed in its own way.
  if (code === undefined && Array.isArray(errors)) return errors.map(troubleOf).find((each) => each !== undefined);
  return CODES[code ?? ''];
}

/** The answer to a request that could not be saved. */
export const SAYS: Readonly<Record<Trouble, string>> = {
  full: 'the server can’t save anything now: its disk is full',
  'read-only': 'the server can’t save anything now: its disk is read-only',
  forbidden: 'the server can’t save anything now: it may not write to its disk',
  away: 'the server can’t reach its data just now',
  damaged: 'the server can’t read its data: they are damaged',
};

/** For the operator, where a store could not be opened: what is wrong and what to do. */
export function whyNotOpened(
  error: unknown,
  { data, databaseUrl }: { readonly data: string; readonly databaseUrl: string | undefined },
): string {
  const says = error instanceof Error ? error.message : String(error);
  if (error instanceof NewerStore) return says;
  const trouble = troubleOf(error);
  const { code } = error as { readonly code?: string };
  if (databaseUrl) {
    if (trouble === 'away') return `Postgres can't be reached (${code ?? says}). Is it running, and is DATABASE_URL right?`;
    return trouble ? `Postgres: ${says}` : says;
  }
  switch (trouble) {
    case 'full':
      return `the disk of ${data} is full. Make room there and start again.`;
    case 'read-only':
      return `the disk of ${data} is read-only. Choose a folder that can be written to: --data FOLDER, or STOLIK_DATA.`;
    case 'forbidden':
      return `this user may not write to ${data}. Give the folder to this user, or choose another one: --data FOLDER, or STOLIK_DATA.`;
    case 'damaged':
      return `${data}/stolik.sqlite is damaged, or is no store of Stolik. Restore a backup into another folder: stolik restore FILE --data FOLDER`;
    default:
      if (code === 'ENOTDIR' || code === 'EEXIST') return `${data} is no folder. Choose one: --data FOLDER, or STOLIK_DATA.`;
      // What Node says of a folder that is to be made on a disk that is read-only.
      if (code === 'ENOENT') return `the folder ${data} can't be made there. Choose another one: --data FOLDER, or STOLIK_DATA.`;
      return says;
  }
}
