import { atLeast, fits, list, real, words } from '@stolik/kernel/forms';
import { type GameLog, parseLog, printLog } from '@stolik/kernel/log';
import type { Sitter } from '@stolik/table/table';
import { ofJson, shelf } from '../../base/kept/shelf.ts';
import { onStored, putText, removeText, textAt } from '../../base/kept/storage.ts';

/** A table as it is kept in this browser. The log is the truth, the rest is for the list on the home page. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
  /** Seats that are asked now. */
  readonly asked: readonly number[];
  readonly moves: number;
  /** How many of them people made; tables of earlier versions don't say. */
  readonly own?: number;
  /** It tries another way of a game: so many of people's moves it was given by that. */
  readonly given?: number;
  /** How it ended; tables of earlier versions don't say. */
  readonly result?: KeptResult;
  readonly savedAt: number;
}

export interface KeptResult {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

const HEAD = 'stolik.table.';
const LOG = 'stolik.log.';
/** What somebody has laid out at a table and not decided yet. */
export const DRAFTS = 'stolik.drafts.';
/** The oldest finished tables go first when there are more. */
const MOST = 40;
/** More than any table has. */
const MOST_SEATS = 100;

/** What another version stored, or somebody by hand, is no reason to draw nothing at all. */
const FORM = atLeast(
  {
    id: words,
    game: words,
    sitters: list(atLeast({ name: words }), MOST_SEATS),
    asked: list(real, MOST_SEATS),
    moves: real,
    savedAt: real,
  },
  { result: atLeast({ winners: list(real, MOST_SEATS), scores: list(real, MOST_SEATS) }) },
);

export const isKept = (value: unknown): value is Kept => fits(FORM, value);

const heads = shelf<Kept>(
  HEAD,
  ofJson((raw) => (isKept(raw) ? raw : undefined)),
);

/** All kept tables, the latest first. */
export const tables = heads.all;

/** Answers whether it could be kept: a full or forbidden storage says no. */
export function keep(kept: Kept, log: GameLog): boolean {
  // The head comes last: a tab that hears of it finds the log.
  if (!putText(LOG + kept.id, printLog(log)) || !heads.put(kept.id, kept)) return false;
  for (const old of tables().slice(MOST)) forget(old.id);
  return true;
}

export function findKept(id: string): { readonly kept: Kept; readonly log: GameLog } | undefined {
  const kept = heads.find(id);
  const text = logTextOf(id);
  if (!kept || text === undefined) return undefined;
  const log = parseLog(text);
  return log.ok ? { kept, log: log.value } : undefined;
}

/** Nobody has decided anything there yet. Where only bots play nobody ever will. */
export const isUntouched = ({ own, moves, given = 0, isOver, sitters }: Kept): boolean =>
  !isOver && (own ?? moves) <= given && sitters.some(({ kind }) => kind === 'person');

/** It tries another way of a game that was played. */
export const isWhatIf = ({ given }: Kept): boolean => given !== undefined;

/** How many moves of people a kept table was given when another way was begun there. */
export const givenAt = (id: string): number | undefined => heads.find(id)?.given;

/** Tables of this game that nobody has played at make room for another. */
export function clearUntouched(game: string): void {
  for (const kept of tables()) if (kept.game === game && isUntouched(kept)) forget(kept.id);
}

export const logTextOf = (id: string): string | undefined => textAt(LOG + id);

/** Calls whenever another tab has kept this table; answers how to stop that. */
export const onKept = (id: string, call: () => void): (() => void) => onStored(HEAD + id, call);

/** Answers what brings it back. */
export function forget(id: string): () => void {
  const beside = [LOG, DRAFTS].map((part) => [part + id, textAt(part + id)] as const);
  for (const [key] of beside) removeText(key);
  const bringBack = heads.remove(id);
  return () => {
    for (const [key, text] of beside) if (text !== undefined) putText(key, text);
    bringBack();
  };
}

export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
