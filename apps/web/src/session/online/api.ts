import { isRecord } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { ok, type Result } from '@stolik/kernel/result';
import type { SavedGame } from '@stolik/table/games-file';
import { sealOf } from '@stolik/table/seal';
import type { Joining, Opening } from '@stolik/wire/requests';
import type { Room } from '@stolik/wire/room';
import { freshSalt } from './chance.ts';
import { requestWithPass } from './pass.ts';
import {
  type Listed,
  type Mine,
  type Resat,
  readAsked,
  readGames,
  readList,
  readListed,
  readMine,
  readResat,
  readRoom,
  readSeatCode,
  readSeated,
  type Seated,
} from './read.ts';
import { type Request, request } from './request.ts';

export type TroubleKind =
  /** The server can't be reached. */
  | 'no-network'
  /** Something answers, but it is no Stolik server: the page was put on a plain web space. */
  | 'no-server'
  | 'too-fast'
  | 'no-table'
  /** A code opens a table only until the game begins. */
  | 'begun'
  /** It is kept, but the server can't go on with it. */
  | 'unplayable'
  /** The server has no room for another table. */
  | 'full'
  /** Nothing can be saved now: its disk is full, for example. */
  | 'unsaved'
  /** The operator has closed this table. */
  | 'ended'
  /** The operator wants nobody from this network. */
  | 'blocked'
  | 'seat-taken'
  /** Somebody has that colour, or leads that figure. */
  | 'choice-taken'
  | 'bad-name'
  /** The name could be mistaken for the house, or for a bot. */
  | 'reserved-name'
  | 'not-yours'
  /** Nobody may look on. */
  | 'shut'
  /** The log waits for other tables with the same deal. */
  | 'withheld'
  /** There is no seat with this code. */
  | 'no-seat'
  /** The person at that seat has refused to let it go to another device. */
  | 'seat-kept'
  /** A rematch is for those who played before. */
  | 'kept-for-others'
  /** What was asked for can't be: `at` names the field. */
  | 'refused'
  | 'broken';

/** Why it did not work; `words/` say it in three languages. */
export interface Trouble {
  readonly kind: TroubleKind;
  readonly at: string;
  readonly says: string;
}

export type Told<T> = Promise<Result<T, Trouble>>;

const trouble = (kind: TroubleKind, at = '', says = ''): { readonly ok: false; readonly problem: Trouble } => ({
  ok: false,
  problem: { kind, at, says },
});

async function ask<T>(path: string, read: (raw: unknown) => T | undefined, wanted: Request = {}, send = request): Told<T> {
  const response = await send(path, wanted);
  if (typeof response === 'string') return trouble(response);
  const { status, raw } = response;
  if (status === 204) return ok(undefined as T);
  if (status >= 400) return refusalOf(status, raw);
  const value = read(raw);
  return value === undefined ? trouble('no-server') : ok(value);
}

const TAKEN: Readonly<Record<string, TroubleKind>> = { choice: 'choice-taken', deal: 'withheld', refused: 'seat-kept' };
const FORBIDDEN: Readonly<Record<string, TroubleKind>> = { door: 'shut', operator: 'ended', address: 'blocked' };
const NOT_FOUND: Readonly<Record<string, TroubleKind>> = { table: 'no-table', code: 'no-seat' };

function refusalOf(status: number, raw: unknown): { readonly ok: false; readonly problem: Trouble } {
  const problem = isRecord(raw) && isRecord(raw['problem']) ? raw['problem'] : {};
  const [at = '', says = ''] = [problem['at'], problem['says']].map((part) => (typeof part === 'string' ? part : ''));
  if (at === 'rules') return trouble('unplayable', at, says);
  if (status === 429) return trouble('too-fast', at, says);
  if (status === 404) return trouble(NOT_FOUND[at] ?? 'no-server', at, says);
  if (status === 410) return trouble('begun', at, says);
  if (status === 503 && at === 'server') return trouble('full', at, says);
  if (status === 503 && at === 'store') return trouble('unsaved', at, says);
  if (status === 503 && at === 'closing') return trouble('no-network', at, says);
  if (status === 409) return trouble(TAKEN[at] ?? 'seat-taken', at, says);
  if (status === 401 || status === 403) return trouble(FORBIDDEN[at] ?? 'not-yours', at, says);
  if (status >= 500) return trouble('broken', at, says);
  if (at === 'name') return trouble('bad-name', at, says);
  if (at === 'reserved') return trouble('reserved-name', at, says);
  return trouble(at === 'from' ? 'kept-for-others' : 'refused', at, says);
}

export type SeatChoice = Pick<Joining, 'colour' | 'lead'>;

/** The set-up page decides all of it but who chooses first. */
export type TableRequest = Omit<Opening, 'salt' | 'seal'> &
  Required<Pick<Opening, 'options' | 'colours' | 'pace' | 'isOpen' | 'name'>>;

/** The same where a code is tried. */
const askByCode = <T>(path: string, read: (raw: unknown) => T | undefined, wanted: Request = {}): Told<T> =>
  ask(path, read, wanted, requestWithPass);

/** Takes a seat: its salt is made here and sealed, and told when all have sat down. */
function takeSeat(path: string, body: Joining | TableRequest): Told<Seated> {
  const salt = freshSalt();
  return askByCode(path, (raw) => readSeated(raw, salt), { body: { ...body, seal: sealOf(salt) } });
}

export const api = {
  games: (): Told<readonly { readonly id: string; readonly levels: readonly string[] }[]> =>
    ask('games', (raw) => readList(raw, readOffer)),

  name: (language: Language): Told<string> =>
    ask(`name?language=${language}`, (raw) => (isRecord(raw) && typeof raw['name'] === 'string' ? raw['name'] : undefined)),

  /** Where others in the same network find this server; empty unless it serves them and this browser runs on its machine. */
  addresses: (): Told<readonly string[]> =>
    ask('addresses', (raw) =>
      readList(raw, (item) => (typeof item === 'string' && /^https?:\/\//.test(item) ? item : undefined)),
    ),

  /** The lobby, in pages. */
  lobby: (from = 0): Told<readonly Listed[]> =>
    ask(from > 0 ? `tables?from=${from}` : 'tables', (raw) => readList(raw, readListed)),

  open: (wanted: TableRequest): Told<Seated> => takeSeat('tables', wanted),

  /** By code or by id. */
  room: (table: string): Told<Room> =>
    askByCode(`tables/${encodeURIComponent(table)}`, (raw) => (isRecord(raw) ? readRoom(raw['room']) : undefined)),

  /** Sits down: in this seat (from 0), or in the first free one. */
  join: (code: string, name: string, seat?: number, choice: SeatChoice = {}): Told<Seated> =>
    takeSeat(`tables/${encodeURIComponent(code)}/join`, { name, ...choice, ...(seat !== undefined && { seat: seat + 1 }) }),

  /** The same seat at the next table of the same people. */
  joinAgain: (code: string, from: string): Told<Seated> => takeSeat(`tables/${encodeURIComponent(code)}/join`, { from }),

  /** How my places stand, in the order asked; `null` for those that are no longer mine. */
  /** Null: gone. Undefined: it is kept, but nothing can be said of it now. */
  mine: (tokens: readonly string[]): Told<readonly (Mine | null | undefined)[]> =>
    ask('mine', (raw) => (Array.isArray(raw) ? raw.map((item) => (item === null ? null : readMine(item))) : undefined), {
      body: { tokens },
    }),

  /** The log of a finished game, as text that `parseLog` reads. */
  log: (table: string, token?: string): Told<string> =>
    ask(`tables/${encodeURIComponent(table)}/log`, (raw) => (isRecord(raw) ? JSON.stringify(raw) : undefined), {
      ...(token && { token }),
    }),

  /** The code of one's own seat; for the host of a private table those of bots' seats too. */
  seatCodes: (table: string, token: string): Told<readonly { readonly seat: number; readonly code: string }[]> =>
    ask(`tables/${encodeURIComponent(table)}/seats`, (raw) => readList(raw, readSeatCode), { token }),

  /** Takes a seat by its code, as who sat there or under another name. `ends`: its person is asked for so long; ask again meanwhile. */
  takeByCode: (code: string, name: string): Told<Resat | { readonly ends: number }> =>
    askByCode('seat', (raw) => readResat(raw) ?? readAsked(raw), { body: { code, ...(name && { name }) } }),

  /** Takes a seat back that was carried to another device, with the token it had here. */
  takeBack: (token: string): Told<Resat> => ask('seat/back', readResat, { method: 'POST', token }),

  /** Wipes the table away; the host may. */
  remove: (table: string, token: string): Told<undefined> =>
    ask(`tables/${encodeURIComponent(table)}`, () => undefined, { method: 'DELETE', token }),

  /** What is over or running at the tables of these tokens, to be kept. */
  ownGames: (tokens: readonly string[]): Told<readonly SavedGame[]> => ask('mine/games', readGames, { body: { tokens } }),

  /** Deletes one's own part of a table: name, seat and notices. */
  forgetMe: (table: string, token: string): Told<undefined> =>
    ask(`tables/${encodeURIComponent(table)}/me`, () => undefined, { method: 'DELETE', token }),

  notices: {
    key: (): Told<string> =>
      ask('notices/key', (raw) => (isRecord(raw) && typeof raw['key'] === 'string' ? raw['key'] : undefined)),
    subscribe: (token: string, subscription: object): Told<undefined> =>
      ask('notices', () => undefined, { body: subscription, token }),
    unsubscribe: (endpoint: string): Told<undefined> => ask('notices', () => undefined, { method: 'DELETE', body: { endpoint } }),
  },
};

function readOffer(raw: unknown): { readonly id: string; readonly levels: readonly string[] } | undefined {
  if (!isRecord(raw) || typeof raw['id'] !== 'string' || !Array.isArray(raw['levels'])) return undefined;
  return { id: raw['id'], levels: raw['levels'].filter((level) => typeof level === 'string') };
}
