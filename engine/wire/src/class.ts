import type { ClassNo } from '@stolik/class/commands';
import type { Whom } from '@stolik/class/entry';
import {
  type Contents,
  FACTS,
  formOf,
  GAME_PLAN,
  HASH,
  LABEL,
  LACKING,
  MOST_MOVES,
  MOVES,
  NICKNAME,
  PACE,
  PAIR_WAY,
  PICTURE_SECRET,
  PLAN,
  PUPIL,
  QUESTION,
  SEAT,
  SHARERS,
  SHOWN,
  SOLUTION,
  TASK,
  THING,
  THINGS,
  WALL,
  WHOM,
} from '@stolik/class/forms';
import type { Nickname } from '@stolik/class/names';
import type { PairWay } from '@stolik/class/pairs';
import type { PictureSecret } from '@stolik/class/secrets';
import type { ClassPace, ClassQuestion, Fact, GamePlan, Lack, PlanStep, Task, Things, WallState } from '@stolik/class/things';
import { count, either, type Form, fits, flag, list, text } from '@stolik/kernel/forms';
import type { Result } from '@stolik/kernel/result';
import { type Bounds, MOST_DEPTH } from '@stolik/kernel/untrusted';
import type { ByeCode } from './messages.ts';
import type { Packed, Shape } from './packing.ts';
import { type Forms, readMessage } from './reading.ts';

/*
 * The messages of `/api/class`: one connection is one class, seen by its teacher, a pupil or the wall. docs/protocol.md explains them. Every
 * message is a JSON array whose first item says what it is; what is requested is an object whose `kind` says what.
 */

/** A question with its position is the longest message. */
export const MOST_CLASS_BYTES = 16 * 1024;
const BOUNDS: Bounds = { length: MOST_CLASS_BYTES, depth: MOST_DEPTH, values: 4000 };

export const isClassLabel = (value: unknown): value is string => fits(LABEL, value);

/** The requests of a teacher. */
export type TeacherRequest =
  | { readonly kind: 'label'; readonly label: string }
  /**
   * The next pupil: `pupil` is their number, counted from 0 over all there ever were; `card` is the hash of the card. A guest who has that
   * animal makes room.
   */
  | {
      readonly kind: 'pupil';
      readonly pupil: number;
      readonly name: Nickname;
      readonly card: string;
      readonly pictures: PictureSecret;
    }
  | { readonly kind: 'rename'; readonly pupil: number; readonly name: Nickname }
  | { readonly kind: 'remove'; readonly pupil: number }
  /** All guests go at once. */
  | { readonly kind: 'guests' }
  /** New secrets: the old card and pictures, and their tokens, are revoked. A guest becomes a pupil of the class. */
  | { readonly kind: 'secrets'; readonly pupil: number; readonly card: string; readonly pictures: PictureSecret }
  /** Replaces the class code, or the wall's key. */
  | { readonly kind: 'code' }
  | { readonly kind: 'wallKey' }
  /** A number for the wall that admits anybody for one lesson. */
  | { readonly kind: 'pin'; readonly on: boolean }
  /** A lesson begins: the recap counts from here. */
  | { readonly kind: 'lesson' }
  | { readonly kind: 'pace'; readonly pace: ClassPace }
  /** "Eyes on me": all tables and tasks stand still. */
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'wall'; readonly wall: WallState }
  | { readonly kind: 'task'; readonly whom: Whom; readonly task: Task }
  | { readonly kind: 'pairs'; readonly way: PairWay }
  /** Lays a table for every group of these pupils (or for all groups), and puts their former ones away. */
  | { readonly kind: 'play'; readonly plan: GamePlan; readonly whom: Whom }
  /** The same pupils, the same game, from the start. */
  | { readonly kind: 'restart'; readonly table: string }
  | { readonly kind: 'away'; readonly table: string }
  /** Takes stars back, of all things or of these, and gives them back. */
  | { readonly kind: 'unstar'; readonly pupil: number; readonly things: Things }
  | { readonly kind: 'restar'; readonly pupil: number; readonly things: Things }
  /** A bot plays for a seat, or its pupil again. */
  | { readonly kind: 'bot'; readonly table: string; readonly seat: number; readonly on: boolean }
  /** Devices of these pupils show a hint to what they are at. */
  | { readonly kind: 'hint'; readonly whom: readonly number[] }
  /** More time on a clock. */
  | { readonly kind: 'time'; readonly table: string; readonly seat: number; readonly seconds: number }
  | { readonly kind: 'ask'; readonly question: ClassQuestion; readonly solution: readonly string[] }
  | { readonly kind: 'close' }
  | { readonly kind: 'unask' }
  | { readonly kind: 'playOut'; readonly answer: readonly string[] }
  | { readonly kind: 'plan'; readonly plan: PlanStep | null };

/** The requests of a pupil: none holds text of their own. */
export type PupilRequest =
  | { readonly kind: 'did'; readonly facts: readonly Fact[] }
  | { readonly kind: 'answer'; readonly asked: string; readonly answer: readonly string[] }
  /** Their game is over, and they want to play again: when all at the table do, it begins again. */
  | { readonly kind: 'again'; readonly table: string }
  /** Who else uses this device. It counts when theirs says the same. */
  | { readonly kind: 'share'; readonly others: readonly number[] }
  /** Another animal that is free; once in a lesson. */
  | { readonly kind: 'nickname'; readonly name: Nickname }
  /** What their screen shows, and what lies there (`Doing`); empty: nothing in particular. It is not kept. */
  | { readonly kind: 'at'; readonly doing: string; readonly shows?: readonly string[] }
  /** What their device cannot do, as it has found out. It is not kept. */
  | { readonly kind: 'device'; readonly lacks: readonly Lack[] };

export type ClassRequest = TeacherRequest | PupilRequest;

export type ClassClientMessage =
  | readonly ['hi', wire: number, token: string]
  | readonly ['ping']
  | readonly ['do', id: string, request: ClassRequest];

/** The reason for which a request was refused. */
export type ClassNoCode =
  | ClassNo
  | 'unreadable' // an answer that is no decision of this position
  | 'too-fast'
  | 'unsaved' // nothing can be saved now: the disk is full or read-only
  | 'broken'; // our own mistake, or no room for another table; trying again may help

export type ClassServerMessage =
  /** A snapshot of this member's view (a `ClassView`), and the server's time. */
  | readonly ['view', now: number, view: Packed]
  /** What turns it into the next. */
  | readonly ['+', change: Packed]
  | readonly ['#', ...shapes: Shape[]]
  | readonly ['ok', id: string]
  | readonly ['no', id: string, code: ClassNoCode]
  | readonly ['pong']
  /** `bad-token`: there is no such class, or one is not of it any more. */
  | readonly ['bye', code: ByeCode];

const REQUESTS: Readonly<Record<ClassRequest['kind'], Contents>> = {
  label: [{ label: LABEL }],
  pupil: [{ pupil: PUPIL, name: NICKNAME, card: HASH, pictures: PICTURE_SECRET }],
  rename: [{ pupil: PUPIL, name: NICKNAME }],
  remove: [{ pupil: PUPIL }],
  guests: [{}],
  secrets: [{ pupil: PUPIL, card: HASH, pictures: PICTURE_SECRET }],
  code: [{}],
  wallKey: [{}],
  pin: [{ on: flag }],
  lesson: [{}],
  pace: [{ pace: PACE }],
  eyes: [{ on: flag }],
  wall: [{ wall: WALL }],
  task: [{ whom: WHOM, task: TASK }],
  pairs: [{ way: PAIR_WAY }],
  play: [{ plan: GAME_PLAN, whom: WHOM }],
  restart: [{ table: THING }],
  away: [{ table: THING }],
  unstar: [{ pupil: PUPIL, things: THINGS }],
  restar: [{ pupil: PUPIL, things: THINGS }],
  bot: [{ table: THING, seat: SEAT, on: flag }],
  hint: [{ whom: list(PUPIL, 100, 1) }],
  time: [{ table: THING, seat: SEAT, seconds: count(1, 3600) }],
  ask: [{ question: QUESTION, solution: SOLUTION }],
  close: [{}],
  unask: [{}],
  playOut: [{ answer: MOVES }],
  plan: [{ plan: PLAN }],
  did: [{ facts: FACTS }],
  answer: [{ asked: THING, answer: MOVES }],
  again: [{ table: THING }],
  share: [{ others: SHARERS }],
  nickname: [{ name: NICKNAME }],
  device: [{ lacks: LACKING }],
  at: [{ doing: text(/^[a-z0-9-]{0,60}$/, '', 'circuit-chain-1') }, { shows: list(SHOWN, MOST_MOVES) }],
};

/** All kinds of requests, for tests that try each. */
export const CLASS_REQUESTS = Object.keys(REQUESTS) as readonly ClassRequest['kind'][];
export const requestForm = (kind: ClassRequest['kind']): Form => formOf(kind, REQUESTS[kind]);

/** The forms of messages, by their first word. */
export const CLASS_FORMS: Forms = {
  hi: [count(0, 1e6), text(/^[\w.-]{1,100}$/, 'teacher.abcdefghjkmn.x')],
  ping: [],
  do: [text(/^[\w-]{1,24}$/, 'w1'), either(...CLASS_REQUESTS.map(requestForm))],
};

/** Reads what a client sent. Never throws; nothing of the text is trusted before this. */
export const readClassMessage = (text: string): Result<ClassClientMessage> => readMessage(text, BOUNDS, CLASS_FORMS);
