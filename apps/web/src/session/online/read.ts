import { isColour } from '@stolik/kernel/colours';
import type { Seat } from '@stolik/kernel/game';
import { isRecord, type Json } from '@stolik/kernel/json';
import { type GamesFile, isGamesFile, type SavedGame } from '@stolik/table/games-file';
import type { Pace, Room, RoomSeat } from '@stolik/wire/room';
import type { KeptChance } from './chance.ts';

/*
 * What comes from the server is looked at before it is believed: another version, a proxy's error page or a network that answers
 * everything itself (a hotel's) must not break a page. `undefined` is "not what was asked for".
 */

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= 200;
const isCount = (raw: unknown): raw is number => Number.isInteger(raw) && (raw as number) >= 0;

/** Where somebody sits, and what shows that it is them. Seats are counted from 0 in here, from 1 in the protocol. */
export interface Seated {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  readonly token: string;
  readonly chance?: KeptChance | undefined;
}

/** A seat that was taken with this salt. */
export function readSeated(raw: unknown, salt: string): Seated | undefined {
  if (!isRecord(raw)) return undefined;
  const { table, code, seat, token, commitment, chance: version } = raw;
  if (!isText(table) || !isText(code) || !isText(token) || !isCount(seat) || seat < 1) return undefined;
  const promised: Partial<KeptChance> = version === 1 || version === 2 ? { version } : {};
  return { table, code, seat: seat - 1, token, ...(isText(commitment) && { chance: { commitment, salt, ...promised } }) };
}

function readPace(raw: unknown): Pace | undefined {
  if (!isRecord(raw)) return undefined;
  const { kind, minutes, seconds, days } = raw;
  if (kind === 'free') return { kind };
  if (kind === 'clock' && isCount(minutes) && isCount(seconds)) return { kind, minutes, seconds };
  return kind === 'days' && isCount(days) ? { kind, days } : undefined;
}

function readSeat(raw: unknown): RoomSeat | undefined {
  if (!isRecord(raw)) return undefined;
  const { kind, name, level, standIn, keptFor } = raw;
  const colour = isColour(raw['colour']) ? { colour: raw['colour'] } : {};
  if (kind === 'open') return { kind, ...(isText(keptFor) && { keptFor }), ...colour };
  if (kind === 'bot' && isText(name) && isText(level)) return { kind, name, level, ...colour };
  if (kind === 'person' && isText(name))
    return {
      kind,
      name,
      ...(isText(standIn) && { standIn }),
      ...(raw['isFreed'] === true && { isFreed: true }),
      ...(raw['isForgotten'] === true && { isForgotten: true }),
      ...colour,
    };
  return undefined;
}

function readSeats(raw: unknown): readonly RoomSeat[] | undefined {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > 8) return undefined;
  const seats = raw.map(readSeat);
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
}

const PHASES = ['gathering', 'playing', 'over'] as const;

/** A room as the HTTP interface tells it; clocks and questions are for the socket. */
export function readRoom(raw: unknown): Room | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, code, game, options, commitment, host, rematch, rematchTable, kept, leads, first } = raw;
  const phase = PHASES.find((known) => known === raw['phase']);
  const pace = readPace(raw['pace']);
  const seats = readSeats(raw['seats']);
  if (!isText(id) || !isText(code) || !isText(game) || !isText(commitment) || !isCount(host)) return undefined;
  if (!isRecord(options) || !phase || !pace || !seats) return undefined;
  return {
    id,
    code,
    game,
    options: options as { readonly [key: string]: Json },
    pace,
    isOpen: raw['isOpen'] === true,
    phase,
    seats,
    host,
    isPaused: raw['isPaused'] === true,
    commitment,
    ...(Array.isArray(leads) && leads.every(isText) && { leads }),
    ...(isCount(first) && { first }),
    ...(isText(rematch) && { rematch }),
    ...(isText(rematchTable) && { rematchTable }),
    ...(isCount(kept) && { kept }),
    ...(raw['isShut'] === true && { isShut: true }),
  };
}

/** Codes of seats, by seat. */
export function readSeatCode(raw: unknown): { readonly seat: Seat; readonly code: string } | undefined {
  if (!isRecord(raw)) return undefined;
  const { seat, code } = raw;
  return isCount(seat) && seat >= 1 && isText(code) ? { seat: seat - 1, code } : undefined;
}

export type Resat = Seated & { readonly game: string };

/** How many milliseconds the person of a seat still has to answer. */
export const readAsked = (raw: unknown): { readonly ends: number } | undefined =>
  isRecord(raw) && isCount(raw['ends']) ? { ends: raw['ends'] } : undefined;

/** A seat that was taken by its code: nothing of its chance was kept here. */
export function readResat(raw: unknown): Resat | undefined {
  const seated = readSeated(raw, '');
  const game = isRecord(raw) ? raw['game'] : undefined;
  if (!seated || !isText(game)) return undefined;
  const { chance: _, ...plain } = seated;
  return { ...plain, game };
}

/** A place of mine as it stands. */
export interface Mine {
  readonly room: Room;
  readonly seat: number;
  readonly isAsked: boolean;
  readonly version: number;
  /** When something last happened there. */
  readonly at: number;
}

export function readMine(raw: unknown): Mine | undefined {
  if (!isRecord(raw)) return undefined;
  const room = readRoom(raw['room']);
  const { seat, version, at } = raw;
  if (!room || !isCount(seat) || seat < 1 || !isCount(version) || !isCount(at)) return undefined;
  return { room, seat: seat - 1, isAsked: raw['isAsked'] === true, version, at };
}

/** A table in the lobby. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly free: number;
  readonly at: number;
  readonly options: { readonly [key: string]: Json };
  readonly pace: Pace;
  readonly seats: readonly RoomSeat[];
}

export function readListed(raw: unknown): Listed | undefined {
  if (!isRecord(raw)) return undefined;
  const { code, game, free, at, options } = raw;
  const pace = readPace(raw['pace']);
  const seats = readSeats(raw['seats']);
  if (!isText(code) || !isText(game) || !isCount(free) || !isCount(at) || !isRecord(options) || !pace || !seats) return undefined;
  return { code, game, free, at, options: options as Listed['options'], pace, seats };
}

/** A list whose items are looked at one by one; those that can't be read are left out. */
export function readList<T>(raw: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  return Array.isArray(raw) ? raw.map(read).filter((item) => item !== undefined) : undefined;
}

/** The games of a file as the server answers it; what is in each is looked at by whoever opens it. */
export const readGames = (raw: unknown): readonly SavedGame[] | undefined =>
  isGamesFile(raw)
    ? readList((raw as GamesFile).games, (game) => (isRecord(game) ? (game as unknown as SavedGame) : undefined))
    : undefined;
