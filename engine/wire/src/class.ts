import type { ClassNo } from '@stolik/class/commands';
import type { Whom } from '@stolik/class/entry';
import { isNickname, type Nickname } from '@stolik/class/names';
import type { PairWay } from '@stolik/class/pairs';
import { isPictureSecret, type PictureSecret } from '@stolik/class/secrets';
import type { ClassPace, ClassQuestion, Fact, GamePlan, PlanStep, Task, WallState } from '@stolik/class/things';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type ByeCode, MOST_TEXT } from './messages.ts';
import type { Packed, Shape } from './packing.ts';

/*
 * The messages of `/api/class`: one connection is one class, seen by its teacher, a pupil or the wall. docs/protocol.md explains them. Every
 * message is a JSON array whose first item says what it is; what is wished is an object whose `kind` says what.
 */

/** A question with its position is the longest message. */
export const MOST_CLASS_BYTES = 16 * 1024;
/** Facts in one message; whoever has more sends several. */
export const MOST_FACTS = 200;
const MOST_ITEMS = 200;
const MOST_MOVES = 40;

/** What a teacher may ask for. */
export type TeacherWish =
  | { readonly kind: 'label'; readonly label: string }
  /** The next pupil: `pupil` is their number, counted from 0 over all there ever were; `card` is the hash of the card. */
  | {
      readonly kind: 'pupil';
      readonly pupil: number;
      readonly name: Nickname;
      readonly card: string;
      readonly pictures: PictureSecret;
    }
  | { readonly kind: 'rename'; readonly pupil: number; readonly name: Nickname }
  | { readonly kind: 'remove'; readonly pupil: number }
  /** New secrets: the old card and pictures are no good any more, and whoever came in with them is out. A guest becomes one of the class. */
  | { readonly kind: 'secrets'; readonly pupil: number; readonly card: string; readonly pictures: PictureSecret }
  /** The class code, and the wall's key, are drawn anew. */
  | { readonly kind: 'code' }
  | { readonly kind: 'wallKey' }
  /** A number for the wall with which anybody comes in for one lesson. */
  | { readonly kind: 'pin'; readonly on: boolean }
  /** A lesson begins: the recap counts from here. */
  | { readonly kind: 'lesson' }
  | { readonly kind: 'pace'; readonly pace: ClassPace }
  /** "Eyes to me": all tables and tasks stand still. */
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'wall'; readonly wall: WallState }
  | { readonly kind: 'task'; readonly whom: Whom; readonly task: Task }
  | { readonly kind: 'pairs'; readonly way: PairWay }
  /** Lays a table for every group of these pupils (or for all groups), and puts their former ones away. */
  | { readonly kind: 'play'; readonly plan: GamePlan; readonly whom: Whom }
  /** The same pupils, the same game, from the start. */
  | { readonly kind: 'restart'; readonly table: string }
  | { readonly kind: 'away'; readonly table: string }
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

/** What a pupil may send: nothing of it is text of their own. */
export type PupilWish =
  | { readonly kind: 'did'; readonly facts: readonly Fact[] }
  | { readonly kind: 'answer'; readonly asked: string; readonly answer: readonly string[] }
  /** What their screen shows, and what lies there (`Doing`); empty: nothing in particular. It is not kept. */
  | { readonly kind: 'at'; readonly doing: string; readonly shows?: readonly string[] };

export type ClassWish = TeacherWish | PupilWish;

export type ClassClientMessage =
  | readonly ['hi', wire: number, token: string]
  | readonly ['ping']
  | readonly ['do', id: string, wish: ClassWish];

/** Why a wish was not granted. */
export type ClassNoCode =
  | ClassNo
  | 'unreadable' // an answer that is no decision of this position
  | 'too-fast'
  | 'unsaved' // nothing can be saved now: the disk is full or read-only
  | 'broken'; // our own mistake, or no room for another table; trying again may help

export type ClassServerMessage =
  /** The whole of what this one is told (a `ClassView`), and the server's time. */
  | readonly ['view', now: number, view: Packed]
  /** What turns it into the next. */
  | readonly ['+', change: Packed]
  | readonly ['#', ...shapes: Shape[]]
  | readonly ['ok', id: string]
  | readonly ['no', id: string, code: ClassNoCode]
  | readonly ['pong']
  /** `bad-token`: there is no such class, or one is not of it any more. */
  | readonly ['bye', code: ByeCode];

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isCount =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
const isList =
  (check: Check, most: number, least = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const has =
  (fields: Fields, optional: Fields = {}): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key) || Object.hasOwn(optional, key)) &&
    Object.entries(fields).every(([key, check]) => check(value[key])) &&
    Object.entries(optional).every(([key, check]) => value[key] === undefined || check(value[key]));
const isAnyOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

/** The teacher's own word for the class: letters of any alphabet, digits, spaces and hyphens. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,23}$/u;
export const isClassLabel = (value: unknown): value is string => isText(LABEL)(value);

/** The id of a level, a puzzle, a table, a plan. */
const isThing = isText(/^[a-z0-9-]{1,60}$/);
const isPupil = isCount(0, 1000);
const isHash = isText(/^[0-9a-f]{64}$/);
const isSeat = isCount(0, 7);
const isMoves = isList((move) => typeof move === 'string' && move.length > 0 && move.length <= MOST_TEXT, MOST_MOVES, 1);
/** A decision in any game's notation, or a bench in a link: no sentence. */
const isShown = isText(/^[\w @:;,.+()/#-]{1,400}$/);
const isWhom = isAnyOf((value) => value === 'all', isList(isPupil, 100, 1));
const isGame = isText(/^[a-z0-9-]{1,40}$/);

const isPace = isAnyOf(has({ kind: isOneOf('locked', 'open') }), has({ kind: isOneOf('upTo'), item: isCount(0, MOST_ITEMS) }));
const isWall = isAnyOf(
  has({ kind: isOneOf('gather', 'boards', 'question') }),
  has({ kind: isOneOf('board'), table: isThing }),
  has({ kind: isOneOf('recap'), isRanked: isBoolean }),
);
const isTask = isAnyOf(
  has({ kind: isOneOf('lessons', 'puzzles'), game: isGame, items: isList(isThing, MOST_ITEMS, 1) }),
  has({ kind: isOneOf('game'), game: isGame, options: isRecord }),
  has({ kind: isOneOf('bench'), example: isThing }),
  has({ kind: isOneOf('free') }),
);
const isOdd = isOneOf('bot', 'three');
const isWay = isAnyOf(
  has({ how: isOneOf('hand'), groups: isList(isList(isPupil, 8, 1), 100) }),
  has({ how: isOneOf('random'), seed: isText(/^[\w-]{1,40}$/), odd: isOdd, whom: isList(isPupil, 100) }),
  has({ how: isOneOf('ladder'), odd: isOdd, whom: isList(isPupil, 100) }),
);
const isGamePlan = has(
  { game: isGame, options: isRecord, isSameDeal: isBoolean, level: isText(/^[\w-]{1,32}$/) },
  { clock: has({ minutes: isCount(1, 180), seconds: isCount(0, 300) }) },
);
const isFact: Check = (value) =>
  Array.isArray(value) && value.length === 3 && isThing(value[0]) && isCount(0, 3)(value[1]) && isCount(0, 99)(value[2]);
const isQuestion = has(
  {
    id: isThing,
    game: isGame,
    players: isCount(1, 8),
    options: isRecord,
    position: isRecord,
    seat: isSeat,
    goal: (value) => isRecord(value) && typeof value['kind'] === 'string',
  },
  { moves: isList((move) => typeof move === 'string' && move.length <= MOST_TEXT, 500) },
);

const WISHES: Readonly<Record<ClassWish['kind'], readonly [fields: Fields, optional?: Fields]>> = {
  label: [{ label: isClassLabel }],
  pupil: [{ pupil: isPupil, name: isNickname, card: isHash, pictures: isPictureSecret }],
  rename: [{ pupil: isPupil, name: isNickname }],
  remove: [{ pupil: isPupil }],
  secrets: [{ pupil: isPupil, card: isHash, pictures: isPictureSecret }],
  code: [{}],
  wallKey: [{}],
  pin: [{ on: isBoolean }],
  lesson: [{}],
  pace: [{ pace: isPace }],
  eyes: [{ on: isBoolean }],
  wall: [{ wall: isWall }],
  task: [{ whom: isWhom, task: isTask }],
  pairs: [{ way: isWay }],
  play: [{ plan: isGamePlan, whom: isWhom }],
  restart: [{ table: isThing }],
  away: [{ table: isThing }],
  bot: [{ table: isThing, seat: isSeat, on: isBoolean }],
  hint: [{ whom: isList(isPupil, 100, 1) }],
  time: [{ table: isThing, seat: isSeat, seconds: isCount(1, 3600) }],
  ask: [{ question: isQuestion, solution: isList(isText(/^.{1,200}$/), MOST_MOVES) }],
  close: [{}],
  unask: [{}],
  playOut: [{ answer: isMoves }],
  plan: [{ plan: isAnyOf((value) => value === null, has({ plan: isThing, step: isCount(0, 200) })) }],
  did: [{ facts: isList(isFact, MOST_FACTS, 1) }],
  answer: [{ asked: isThing, answer: isMoves }],
  at: [{ doing: isText(/^[a-z0-9-]{0,60}$/) }, { shows: isList(isShown, MOST_MOVES) }],
};

/** Which wishes there are, for whoever tries all of them. */
export const CLASS_WISHES = Object.keys(WISHES) as readonly ClassWish['kind'][];

function isWish(value: unknown): boolean {
  const kind = isRecord(value) ? value['kind'] : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(WISHES, kind)) return false;
  const [fields, optional] = WISHES[kind as ClassWish['kind']];
  return has({ kind: () => true, ...fields }, optional)(value);
}

const FORMS: Readonly<Record<string, readonly Check[]>> = {
  hi: [isCount(0, 1e6), isText(/^[\w.-]{1,100}$/)],
  ping: [],
  do: [isText(/^[\w-]{1,24}$/), isWish],
};

/** Reads what a client sent. Never throws; nothing of the text is trusted before this. */
export function readClassMessage(text: string): Result<ClassClientMessage> {
  if (text.length > MOST_CLASS_BYTES) return problem('message', 'too long');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return problem('message', 'no JSON');
  }
  const word = Array.isArray(raw) ? raw[0] : undefined;
  const form = typeof word === 'string' && Object.hasOwn(FORMS, word) ? FORMS[word] : undefined;
  if (!Array.isArray(raw) || !form) return problem('message', 'there is no such message');
  const isRight = raw.length === form.length + 1 && form.every((check, index) => check(raw[index + 1]));
  return isRight ? ok(raw as unknown as ClassClientMessage) : problem(String(word), 'not what it should be');
}
