import { count, text, word } from '@stolik/kernel/forms';
import type { Refusal } from '@stolik/kernel/game';
import type { Result } from '@stolik/kernel/result';
import type { Bounds } from '@stolik/kernel/untrusted';
import type { NoCode as SessionNo } from '@stolik/table/commands';
import type { Packed, Shape } from './packing.ts';
import type { PackedStep } from './push.ts';
import { type Forms, readMessage } from './reading.ts';
import { PHRASES, type Phrase, type Room } from './room.ts';

/*
 * Every message is a JSON array whose first item says what it is. docs/protocol.md explains them one by one.
 * What a client sends is checked here before anything looks at it; sizes are bounded before that (MOST_BYTES).
 */

/** No client has reason to send more in one message. */
export const MOST_BYTES = 4096;
/** A request is a flat list of words and numbers. */
const BOUNDS: Bounds = { length: MOST_BYTES, depth: 2, values: 32 };
/** Four times as long as the longest move of any game. */
export const MOST_TEXT = 200;

/** The version from which a client resumes: `NOW` for the present alone, or its last version (0: the whole game). */
export const NOW = -1;

export type ClientMessage =
  | readonly ['hi', wire: number, table: string, token: string, from: number, fingerprint: string]
  | readonly ['ping']
  | ClientRequest;

/** A request of a seat. The client generates the id; a retried request is processed once. */
export type ClientRequest =
  | readonly ['act', id: string, decision: number, text: string]
  | readonly ['resign', id: string]
  | readonly ['undo', id: string]
  | readonly ['answer', id: string, question: string, yes: 0 | 1]
  | readonly ['bot', id: string, seat: number, level: string]
  | readonly ['back', id: string]
  | readonly ['pause', id: string, on: 0 | 1]
  | readonly ['say', id: string, phrase: Phrase]
  | readonly ['salt', id: string, salt: string]
  | readonly ['leave', id: string]
  | readonly ['begin', id: string, level: string]
  | readonly ['colour', id: string, colour: string]
  | readonly ['lead', id: string, lead: string]
  | readonly ['first', id: string, seat: number]
  /** The host frees a seat, or swaps two players; any player excludes spectators. */
  | readonly ['free', id: string, seat: number]
  | readonly ['swap', id: string, seat: number, other: number]
  | readonly ['door', id: string, shut: 0 | 1]
  | readonly ['again', id: string];

/** Why a request failed. */
export type NoCode =
  | SessionNo
  | 'too-fast' // the limit of messages a second
  | 'unsaved' // nothing can be saved now: the disk is full or read-only
  | 'broken'; // our own mistake; trying again may help

export type ByeCode =
  | 'unknown-table'
  | 'bad-token'
  | 'unplayable' // it is kept, but this server can't go on with it
  | 'other-wire' // the client speaks another version of this protocol
  | 'other-rules' // the client holds other rules than the server: it should load itself again
  | 'malformed'
  | 'shut' // nobody may look on
  | 'ended' // the operator has closed this table or class
  | 'blocked' // the operator wants nobody from this network
  | 'too-fast'
  | 'too-slow' // it did not read what was sent to it
  | 'too-many'
  | 'closing'; // the server goes down; come again

export type ServerMessage =
  | readonly ['hi', version: number, viewer: number, room: Room, decision: number, undo: 0 | 1, world: Packed, hash: string]
  | readonly ['#', ...shapes: Shape[]]
  | readonly ['+', version: number, steps: readonly PackedStep[], undo: 0 | 1, hash?: string]
  | readonly ['-', version: number, seat: number, step: number, count: number, change: Packed, undo: 0 | 1, hash?: string]
  | readonly ['room', version: number, room: Room]
  | readonly ['clock', left: readonly (number | null)[], running: readonly number[]]
  | readonly ['ok', id: string, version: number]
  | readonly ['no', id: string, code: NoCode, refusal?: Refusal]
  | readonly ['said', seat: number, phrase: Phrase]
  | readonly ['here', seats: readonly number[], watchers: number]
  | readonly ['pong']
  | readonly ['bye', code: ByeCode];

const ID = text(/^[\w-]{1,24}$/, 'w1');
const WORD = text(/^[\w-]{0,32}$/, '', 'random');
const SEAT = count(0, 7);
const YES = count(0, 1);

/** The forms of messages, by their first word. */
export const FORMS: Forms = {
  hi: [
    count(0, 1e6),
    text(/^[\w-]{1,40}$/, 'abcdefghjkmn'),
    text(/^[\w.-]{0,200}$/, '', 'x.y'),
    count(NOW, Number.MAX_SAFE_INTEGER),
    text(/^[0-9a-f]{0,32}$/, ''),
  ],
  ping: [],
  act: [ID, count(0, 1e6), text(new RegExp(`^.{1,${MOST_TEXT}}$`, 's'), 'drop d')],
  resign: [ID],
  undo: [ID],
  answer: [ID, ID, YES],
  bot: [ID, SEAT, WORD],
  back: [ID],
  pause: [ID, YES],
  say: [ID, word(...PHRASES)],
  salt: [ID, text(/^[0-9a-f]{32,64}$/, '0123456789abcdef'.repeat(2))],
  leave: [ID],
  begin: [ID, WORD],
  colour: [ID, WORD],
  lead: [ID, WORD],
  first: [ID, count(-1, 7)],
  free: [ID, SEAT],
  swap: [ID, SEAT, SEAT],
  door: [ID, YES],
  again: [ID],
};

/** Reads what a client sent. Never throws; nothing of the text is trusted before this. */
export const readClientMessage = (text: string): Result<ClientMessage> => readMessage(text, BOUNDS, FORMS);

/** Reads what the server sent: a client of the same version trusts its form, so only the frame is checked. */
export function readServerMessage(text: string): ServerMessage | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) && typeof raw[0] === 'string' ? (raw as unknown as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
