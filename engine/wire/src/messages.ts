import type { Refusal } from '@stolik/kernel/game';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { NoCode as SessionNo } from '@stolik/table/commands';
import type { Packed, Shape } from './packing.ts';
import type { PackedStep } from './push.ts';
import { isPhrase, type Phrase, type Room } from './room.ts';

/*
 * Every message is a JSON array whose first item says what it is. docs/protocol.md explains them one by one.
 * What a client sends is checked here before anything looks at it; sizes are bounded before that (MOST_BYTES).
 */

/** No client has reason to send more in one message. */
export const MOST_BYTES = 4096;
/** Four times as long as the longest move of any game. */
export const MOST_TEXT = 200;

/** From where a client wants to go on: `NOW` for the present alone, or the last version it has (0: the whole game). */
export const NOW = -1;

export type ClientMessage =
  | readonly ['hi', wire: number, table: string, token: string, from: number, fingerprint: string]
  | readonly ['ping']
  | Wish;

/** What a seat wants. The id is the client's own: the same wish sent again is done once. */
export type Wish =
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
  /** The host frees a seat; lets two change places; whoever sits there shuts those out who only look on. */
  | readonly ['free', id: string, seat: number]
  | readonly ['swap', id: string, seat: number, other: number]
  | readonly ['door', id: string, shut: 0 | 1]
  | readonly ['again', id: string];

/** Why a wish was not granted. */
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
  | 'other-rules' // the client holds other rules than the server: it should load itself anew
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

type Check = (value: unknown) => boolean;

const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isCount =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

const isId = isText(/^[\w-]{1,24}$/);
const isWord = isText(/^[\w-]{0,32}$/);
const isFlag = isCount(0, 1);

const FORMS: Readonly<Record<string, readonly Check[]>> = {
  hi: [
    isCount(0, 1e6),
    isText(/^[\w-]{1,40}$/),
    isText(/^[\w.-]{0,200}$/),
    isCount(NOW, Number.MAX_SAFE_INTEGER),
    isText(/^[0-9a-f]{0,32}$/),
  ],
  ping: [],
  act: [isId, isCount(0, 1e6), (value) => typeof value === 'string' && value.length > 0 && value.length <= MOST_TEXT],
  resign: [isId],
  undo: [isId],
  answer: [isId, isId, isFlag],
  bot: [isId, isCount(0, 7), isWord],
  back: [isId],
  pause: [isId, isFlag],
  say: [isId, isPhrase],
  salt: [isId, isText(/^[0-9a-f]{32,64}$/)],
  leave: [isId],
  begin: [isId, isWord],
  colour: [isId, isWord],
  lead: [isId, isWord],
  first: [isId, isCount(-1, 7)],
  free: [isId, isCount(0, 7)],
  swap: [isId, isCount(0, 7), isCount(0, 7)],
  door: [isId, isFlag],
  again: [isId],
};

/** Reads what a client sent. Never throws; nothing of the text is trusted before this. */
export function readClientMessage(text: string): Result<ClientMessage> {
  if (text.length > MOST_BYTES) return problem('message', 'too long');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return problem('message', 'no JSON');
  }
  if (!Array.isArray(raw) || typeof raw[0] !== 'string')
    return problem('message', 'an array that begins with a word is expected');
  const form = Object.hasOwn(FORMS, raw[0]) ? FORMS[raw[0]] : undefined;
  if (!form) return problem('message', 'there is no such message');
  if (raw.length !== form.length + 1) return problem(raw[0], `${form.length} items are expected after it`);
  const wrong = form.findIndex((check, index) => !check(raw[index + 1]));
  if (wrong >= 0) return problem(raw[0], `item ${wrong + 1} is not what it should be`);
  return ok(raw as unknown as ClientMessage);
}

/** Reads what the server sent: a client of the same version trusts its form, so only the frame is checked. */
export function readServerMessage(text: string): ServerMessage | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) && typeof raw[0] === 'string' ? (raw as unknown as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
