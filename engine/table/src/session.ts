import type { Colour } from '@stolik/kernel/colours';
import { type AnyGame, CHANCE, type GameEvent, type Next } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { optionsUnder } from '@stolik/kernel/options';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { type Clock, NO_CLOCK, startClock, tick, withoutOutage } from './clock.ts';
import { type Entry, type Opening, openingWithout, type QuestionKind } from './entry.ts';
import type { PromisedChance } from './promised.ts';
import { recoloured } from './recoloured.ts';
import { type SeatHolder, sitterOf } from './seats.ts';
import type { Made } from './sight.ts';
import { openTable, stateAfter, type Table } from './table.ts';
import { stepsWithout } from './undo.ts';

export interface Asked {
  readonly id: string;
  readonly what: QuestionKind;
  readonly by: number;
  readonly seat: number;
  readonly level: string;
  readonly yes: readonly number[];
  /** The seats that are asked; all players if the log does not say. */
  readonly whom: readonly number[] | undefined;
  readonly at: number;
}

/** The holders of a seat before it moved to another device: their tokens take it back. */
export interface Former {
  readonly satAt: number;
  readonly name: string;
}

/** The last seat that was to be carried to another device, and what its person said; undefined while they are asked. */
export interface Moving {
  readonly seat: number;
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'silence' | undefined;
  readonly at: number;
}

/**
 * A table with its people and all that is agreed between them, made from its entries. Never changed: every entry gives a new one. The
 * server, the browser and the terminal all hold one of these; what may happen to it is said in commands.ts.
 */
export interface Session {
  readonly id: string;
  readonly game: AnyGame;
  readonly opening: Opening;
  /** How many entries there are. */
  readonly version: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatHolder[];
  /** By seat what was chosen to be led: empty where nobody has. */
  readonly leads: readonly string[];
  /** Who chooses first; -1: nobody before the others. */
  readonly first: number;
  /** The version since which the table lies as its options say. */
  readonly laidAt: number;
  /** The entry with which the game began; 0 before. */
  readonly startedAt: number;
  readonly salts: readonly string[];
  /** The host has begun, whatever was not chosen. */
  readonly isClosed: boolean;
  /** What each seat has shown of a salt that it tells when all have sat down; empty where it gave none, or told it at once. */
  readonly seals: readonly string[];
  /** The entry with which the current player joined: earlier tokens are revoked. */
  readonly satAt: readonly number[];
  /** The same for the person: who has come back by a code has been there all the time. */
  readonly cameAt: readonly number[];
  /** By seat, the oldest first. */
  readonly former: readonly (readonly Former[])[];
  readonly moving: Moving | undefined;
  /** How often its person has refused to give each seat up, or to let it go to another device. */
  readonly seatsKept: readonly number[];
  readonly table: Table;
  readonly next: Next;
  /** The state before every eighth step, from the first on: what is taken back need not be played from the start. */
  readonly moments: readonly unknown[];
  /** The step of the last entry, if it was one: it is sent to everybody at the table. */
  readonly made: Made | undefined;
  /** The step with which the present round of secret commits began. */
  readonly roundFrom: number;
  /** Rolls ever made, and the numbers of those that stand. */
  readonly rolled: number;
  readonly rolls: readonly number[];
  readonly isPaused: boolean;
  /** Who paused the game, and when. */
  readonly paused: { readonly by: number; readonly at: number } | undefined;
  /** The teacher of a class wants everybody's eyes: nobody can do anything here. */
  readonly isHeld: boolean;
  /** How often the others have refused each seat a pause. */
  readonly pausesRefused: readonly number[];
  readonly question: Asked | undefined;
  /** Whose request to take back was refused at which version of the table, and how often. */
  readonly undoRefused: { readonly by: number; readonly version: number; readonly count: number } | undefined;
  readonly clock: Clock;
  /** The last requests of each seat that were granted. */
  readonly granted: readonly (readonly string[])[];
  readonly rematch: string | undefined;
  /** The id of that table, for spectators; its code is useless to them. */
  readonly rematchTable: string | undefined;
  /** No spectators are allowed. */
  readonly isShut: boolean;
  /** Until when time without a server has been given back. */
  readonly outageTo: number;
  /** Never leaves the process before the end. */
  readonly seed: string;
  /** Undefined without a committed seed: the holder of the session rolls (`Around`). */
  readonly chance: PromisedChance | undefined;
  readonly key: Uint8Array;
  readonly openedAt: number;
  readonly lastAt: number;
}

/** How many granted requests are remembered by seat: a client has only a few under way. */
const REMEMBERED = 16;
const NO_KEY = new Uint8Array(32);

export interface Origin {
  readonly id: string;
  readonly game: AnyGame;
  readonly seed: string;
  readonly chance: PromisedChance | undefined;
}

export function openSession({ id, game, seed, chance }: Origin, entry: Extract<Entry, { kind: 'open' }>): Session {
  const { opening } = entry;
  const seats = opening.seats.map(
    (plan): SeatHolder => ({
      ...(plan.kind === 'bot' ? botSeat(plan.level, plan.name) : openSeat(plan.keptFor)),
      ...(plan.colour && { colour: plan.colour }),
    }),
  );
  const options = unwrap(optionsUnder(game, opening.rulesVersion, opening.options));
  const table = unwrap(openTable(game, options, seats.map(sitterOf)));
  return {
    id,
    game,
    opening,
    version: 1,
    phase: 'gathering',
    seats,
    leads: seats.map((_, seat) => opening.leads?.[seat] ?? ''),
    first: opening.first ?? -1,
    laidAt: 1,
    startedAt: 0,
    salts: seats.map(() => ''),
    isClosed: false,
    seals: seats.map(() => ''),
    satAt: seats.map(() => -1),
    cameAt: seats.map(() => -1),
    former: seats.map(() => []),
    moving: undefined,
    seatsKept: seats.map(() => 0),
    table,
    next: game.next(table.state),
    moments: [],
    made: undefined,
    roundFrom: 0,
    rolled: 0,
    rolls: [],
    isPaused: false,
    paused: undefined,
    isHeld: false,
    pausesRefused: seats.map(() => 0),
    question: undefined,
    undoRefused: undefined,
    clock: NO_CLOCK,
    granted: seats.map(() => []),
    rematch: undefined,
    rematchTable: undefined,
    isShut: opening.isShut === true,
    outageTo: 0,
    seed,
    chance,
    key: NO_KEY,
    openedAt: entry.at,
    lastAt: entry.at,
  };
}

const openSeat = (keptFor: string | undefined): SeatHolder => ({ kind: 'open', ...(keptFor !== undefined && { keptFor }) });
const botSeat = (level: string, name = level): SeatHolder => ({ kind: 'bot', name, level });

/** The session after one more entry. Entries were checked before they were written: here they are only done. */
export function advance(session: Session, entry: Entry): Session {
  const changed = done(session, entry);
  // Nobody else has what was just made: a second copy of a session would cost as much as the whole step of a small game.
  const after: Unfinished = changed === session ? { ...session } : changed;
  // A step of its own, or none: not the one before.
  if (changed.made === session.made) after.made = undefined;
  after.version = session.version + 1;
  after.granted = grantedAfter(changed.granted, entry);
  after.lastAt = entry.at;
  if (after.clock !== NO_CLOCK) after.clock = tick(session, after, entry.at);
  return after;
}

/** The session after a stored line that makes no sense: it counts and does nothing. */
export const passedOver = (session: Session): Session => ({ ...session, made: undefined, version: session.version + 1 });

type Unfinished = { -readonly [Field in keyof Session]: Session[Field] };

function done(session: Session, entry: Entry): Session {
  switch (entry.kind) {
    case 'open':
      throw new Error(`table ${session.id} was opened twice`);
    case 'sit':
      return withColour(
        withSeat(session, entry.seat, { kind: 'person', name: entry.name }, entry.salt, entry.seal),
        entry.seat,
        entry.colour,
      );
    case 'free':
      return { ...withSeat(session, entry.seat, { kind: 'open' }, ''), leads: session.leads.with(entry.seat, '') };
    case 'colour':
      return withColour(session, entry.seat, entry.colour);
    case 'lead':
      return setUpAgain({ ...session, leads: session.leads.with(entry.seat, entry.lead) }, entry.change);
    case 'first':
      return { ...session, first: entry.seat, leads: session.leads.map(() => '') };
    case 'deal':
      return setUpAgain(session, entry.change);
    case 'bot':
      return withSeat(session, entry.seat, botSeat(entry.level), '');
    case 'close':
      return { ...session, isClosed: true };
    case 'salt':
      return { ...session, salts: session.salts.with(entry.seat, entry.salt) };
    case 'start': {
      const key = session.chance?.keyOf(session.seed, session.salts, session.opening.chance ?? 1) ?? NO_KEY;
      return { ...session, phase: 'playing', startedAt: session.version, key, clock: startClock(session) };
    }
    case 'play':
      return play(session, entry);
    case 'resign':
      return step(session, { kind: 'resign', actor: entry.seat }, 'resign');
    case 'undo':
      return undo(session, entry);
    case 'ask': {
      const { id, by, seat, what, level, whom, at } = entry;
      const moving = what === 'carry' ? { seat, id, answer: undefined, at } : session.moving;
      return { ...session, moving, question: { id, by, seat, what, level, yes: [], whom, at } };
    }
    case 'answer':
      return answered(session, entry);
    case 'standIn':
      return { ...withStandIn(session, entry.seat, entry.level), question: undefined };
    case 'pause':
      return paused(session, entry);
    case 'over':
      return { ...session, phase: 'over', question: undefined };
    case 'rematch':
      return { ...session, rematch: entry.code, rematchTable: entry.table };
    case 'lapse':
      return { ...session, question: undefined, moving: movingAfter(session, 'silence', entry.at) };
    case 'swap':
      return swapped(session, entry);
    case 'release':
      return {
        ...withFreed(withStandIn(session, entry.seat, entry.level), entry.seat),
        // A freed player becomes host after all the others.
        cameAt: session.cameAt.with(entry.seat, session.version),
        question: undefined,
      };
    case 'resit':
      return resat(session, entry);
    case 'forget':
      return forgotten(session, entry);
    case 'door':
      return { ...session, isShut: entry.isShut };
    case 'eyes':
      return { ...session, isHeld: entry.on };
    case 'time': {
      const { clock } = session;
      const left = (clock.left[entry.seat] ?? 0) + entry.milliseconds;
      return { ...session, clock: { ...clock, left: clock.left.with(entry.seat, left) } };
    }
    case 'outage':
      return { ...session, outageTo: entry.to, clock: withoutOutage(session.clock, entry.from, entry.to) };
  }
}

/** What became of a seat that was to be carried, once its person has answered. */
function movingAfter({ question, moving }: Session, answer: Moving['answer'], at: number): Moving | undefined {
  return question?.what === 'carry' && moving?.id === question.id ? { ...moving, answer, at } : moving;
}

function answered(session: Session, { by, yes, at }: Extract<Entry, { kind: 'answer' }>): Session {
  const { question, table } = session;
  if (question?.seat === by && (question.what === 'carry' || question.what === 'free')) {
    const seatsKept = yes ? session.seatsKept : session.seatsKept.with(by, (session.seatsKept[by] ?? 0) + 1);
    return { ...session, question: undefined, seatsKept, moving: movingAfter(session, yes ? 'yes' : 'no', at) };
  }
  if (question && yes) return { ...session, question: { ...question, yes: [...question.yes, by] } };
  if (!question || question.what === 'bot' || question.what === 'free' || question.by === by)
    return { ...session, question: undefined };
  const { by: asker } = question;
  if (question.what === 'pause') {
    const refused = (session.pausesRefused[asker] ?? 0) + 1;
    return { ...session, question: undefined, pausesRefused: session.pausesRefused.with(asker, refused) };
  }
  const count = refusalsOf(session, asker) + 1;
  return { ...session, question: undefined, undoRefused: { by: asker, version: table.version, count } };
}

function paused(session: Session, { by, on, at }: Extract<Entry, { kind: 'pause' }>): Session {
  const question = session.question?.what === 'pause' ? undefined : session.question;
  return { ...session, isPaused: on, paused: on ? { by, at } : undefined, question };
}

function withSeat(session: Session, seat: number, sitter: SeatHolder, salt: string, seal = ''): Session {
  const seats = session.seats.map((old, index) =>
    index === seat ? { ...sitter, ...(old.colour && { colour: old.colour }) } : old,
  );
  const salts = session.salts.map((old, index) => (index === seat ? salt : old));
  const satAt = session.satAt.map((old, index) => (index === seat ? session.version : old));
  const cameAt = session.cameAt.with(seat, session.version);
  const seals = session.seals.with(seat, seal);
  const former = session.former.with(seat, []);
  return { ...session, seats, salts, seals, satAt, cameAt, former, table: { ...session.table, sitters: seats.map(sitterOf) } };
}

/** The device that sat there has nothing to do with this seat any more. */
const givenUp = (session: Session, seat: number, isSamePerson = false): Session => ({
  ...session,
  satAt: session.satAt.with(seat, session.version),
  cameAt: isSamePerson ? session.cameAt : session.cameAt.with(seat, session.version),
  granted: session.granted.with(seat, []),
});

const withFreed = (session: Session, seat: number): Session => ({
  ...session,
  seats: session.seats.map((old, index) => (index === seat && old.kind === 'person' ? { ...old, isFreed: true } : old)),
});

/** Nobody sits there any more under a name of their own, and no seat is kept for that name. */
function forgotten(session: Session, { seat, name, level = '' }: Extract<Entry, { kind: 'forget' }>): Session {
  const left = withStandIn(givenUp(session, seat), seat, level);
  const { colour, ...old } = left.seats[seat]!;
  if (old.kind === 'open') {
    const opening = openingWithout(session.opening, old.keptFor ?? '');
    return { ...session, opening, seats: session.seats.with(seat, { kind: 'open', ...(colour && { colour }) }) };
  }
  const standIn = old.kind === 'person' && old.standIn !== undefined ? { standIn: old.standIn } : {};
  const seats = left.seats.with(seat, { kind: 'person', name, isForgotten: true, ...standIn, ...(colour && { colour }) });
  const opening = old.kind === 'person' ? openingWithout(left.opening, old.name) : left.opening;
  return {
    ...left,
    opening,
    seats,
    // All older tokens are revoked, because names no longer identify the player.
    former: session.former.with(seat, []),
    question: undefined,
    table: { ...left.table, sitters: seats.map(sitterOf) },
  };
}

function resat(session: Session, entry: Extract<Entry, { kind: 'resit' }>): Session {
  const { seat, name, isOut } = entry;
  const { colour, ...old } = session.seats[seat]!;
  const isSamePerson = old.kind === 'person' && old.name === name;
  const standIn = isOut && old.kind === 'person' ? old.standIn : undefined;
  const moves = (old.kind === 'person' ? (old.moves ?? 0) : 0) + 1;
  const person: SeatHolder = {
    kind: 'person',
    name,
    moves,
    ...(standIn !== undefined && { standIn }),
    ...(colour && { colour }),
  };
  const seats = session.seats.with(seat, person);
  return {
    ...givenUp(session, seat, isSamePerson),
    seats,
    former: session.former.with(seat, formerAfter(session, entry)),
    moving: undefined,
    question: undefined,
    table: { ...session.table, sitters: seats.map(sitterOf) },
  };
}

/** A player who takes a seat back has it for themselves and earlier holders; one whom the server admits, for no earlier holder. */
function formerAfter(session: Session, { seat, keeps, back }: Extract<Entry, { kind: 'resit' }>): readonly Former[] {
  const former = session.former[seat] ?? [];
  const sitter = session.seats[seat];
  if (back !== undefined)
    return former.slice(
      0,
      former.findIndex(({ satAt }) => satAt === back),
    );
  return keeps && sitter?.kind === 'person' ? [...former, { satAt: session.satAt[seat]!, name: sitter.name }] : [];
}

/** People change places with all that is theirs; what a place leads stays there, and both choose again. */
function swapped(session: Session, { seat, other }: Extract<Entry, { kind: 'swap' }>): Session {
  const both = <T>(list: readonly T[]): readonly T[] => list.with(seat, list[other]!).with(other, list[seat]!);
  const seats = both(session.seats);
  return {
    ...session,
    seats,
    salts: both(session.salts),
    seals: both(session.seals),
    satAt: both(session.satAt),
    cameAt: both(session.cameAt),
    former: both(session.former),
    granted: both(session.granted),
    leads: session.leads.with(seat, '').with(other, ''),
    table: { ...session.table, sitters: seats.map(sitterOf) },
  };
}

function withColour(session: Session, seat: number, colour: Colour | undefined): Session {
  if (!colour) return session;
  const seats = recoloured(session.seats, seat, colour);
  return { ...session, seats, table: { ...session.table, sitters: seats.map(sitterOf) } };
}

/** Nothing has been played yet: the table lies as it would have been opened with other options. */
function setUpAgain(session: Session, change: { readonly [key: string]: Json }): Session {
  if (Object.keys(change).length === 0) return session;
  const { game, table } = session;
  const laid = unwrap(openTable(game, { ...table.options, ...change }, table.sitters));
  return { ...session, table: laid, next: game.next(laid.state), laidAt: session.version + 1 };
}

function withStandIn(session: Session, seat: number, level: string): Session {
  const seats = session.seats.map((old, index): SeatHolder => {
    if (index !== seat || old.kind !== 'person') return old;
    // A player who plays again is no longer freed.
    const { standIn: _, isFreed: __, ...person } = old;
    return level === '' ? person : { ...person, standIn: level };
  });
  return { ...session, seats };
}

function play(session: Session, { seat, text, action }: Extract<Entry, { kind: 'play' }>): Session {
  if (action !== undefined) return step(session, { kind: 'play', actor: seat, action }, text);
  const read = session.game.read(session.table.state, seat, text);
  if (!read.ok) throw new Error(`table ${session.id}: the log says "${text}" where that can't be read`);
  return step(session, { kind: 'play', actor: seat, action: read.value }, text);
}

function step(session: Session, step: Step, text: string): Session {
  const { game, table, next } = session;
  const after: unknown = game.clone(table.state);
  const events: GameEvent[] = [];
  playStep(game, after, step, (event) => events.push(event));
  return withMade(session, { step, asked: next.kind, text, events, before: table.state, after });
}

/** The session after a step that was already played. */
export function withMade(session: Session, made: Made): Session {
  const { game, table } = session;
  const next = game.next(made.after);
  const isChance = made.step.actor === CHANCE;
  const staysTogether =
    next.kind === 'together' && session.next.kind === 'together' && next.seats.length < session.next.seats.length;
  return {
    ...session,
    table: { ...table, steps: [...table.steps, made.step], state: made.after, version: table.version + 1 },
    next,
    moments: table.steps.length % MOMENT_EVERY === 0 ? [...session.moments, made.before] : session.moments,
    made,
    roundFrom: staysTogether ? session.roundFrom : table.steps.length + 1,
    rolled: session.rolled + (isChance ? 1 : 0),
    rolls: isChance ? [...session.rolls, session.rolled] : session.rolls,
    ...(session.question && isAnsweredBy(made.step, session.question) && afterStep(session, made.step)),
  };
}

/** A move at a seat that should move to another device is an answer. */
const afterStep = (session: Session, { actor }: Step): Pick<Session, 'question' | 'moving'> => ({
  question: undefined,
  moving: actor === session.question?.seat ? movingAfter(session, 'no', session.lastAt) : session.moving,
});

/** Nothing is taken back any more, who seemed to be away is here, or one of those who were asked is gone. */
const isAnsweredBy = ({ kind, actor }: Step, { what, seat }: Asked): boolean =>
  what === 'undo' || actor === seat || kind === 'resign';

function undo(session: Session, { step: from, count }: Extract<Entry, { kind: 'undo' }>): Session {
  const { game, table } = session;
  const gone = table.steps.slice(from, from + count);
  const steps = stepsWithout(table.steps, { step: from, count });
  const { state, moments } = replayed(session, steps, from);
  const chanceGone = gone.filter(({ actor }) => actor === CHANCE).length;
  return {
    ...session,
    table: { ...table, steps, state, version: table.version + 1 },
    next: game.next(state),
    moments,
    rolls: session.rolls.slice(0, session.rolls.length - chanceGone),
    question: undefined,
  };
}

const MOMENT_EVERY = 8;

/** The state after these steps, which are those of the table before `from`; and the moments on the way. */
function replayed(
  { game, table, moments }: Session,
  steps: readonly Step[],
  from: number,
): { readonly state: unknown; readonly moments: readonly unknown[] } {
  const kept = moments.slice(0, Math.floor(from / MOMENT_EVERY) + 1);
  const state: unknown = kept.length > 0 ? game.clone(kept.at(-1)) : stateAfter(game, table, []);
  for (let at = Math.max(0, kept.length - 1) * MOMENT_EVERY; at < steps.length; at++) {
    if (at === kept.length * MOMENT_EVERY) kept.push(game.clone(state));
    playStep(game, state, steps[at]!);
  }
  return { state, moments: kept };
}

/** The state after the first `count` steps of the table; not to be changed. */
export const stateAt = (session: Session, count: number): unknown =>
  count === session.table.steps.length
    ? session.table.state
    : replayed(session, session.table.steps.slice(0, count), count).state;

function grantedAfter(granted: Session['granted'], entry: Entry): Session['granted'] {
  const id = 'id' in entry ? entry.id : undefined;
  const by = ownerOf(entry);
  if (id === undefined || by === undefined || by < 0) return granted;
  return granted.with(by, [...granted[by]!.slice(1 - REMEMBERED), id]);
}

/** Whose request an entry was, by the seat they have after it. */
function ownerOf(entry: Entry): number | undefined {
  if (entry.kind === 'swap' && (entry.by === entry.seat || entry.by === entry.other)) return entry.seat + entry.other - entry.by;
  if ('by' in entry && entry.by !== undefined) return entry.by;
  return 'seat' in entry ? entry.seat : undefined;
}

/** How often the others have refused to let a seat take back what it did last. */
export const refusalsOf = ({ undoRefused, table }: Session, seat: number): number =>
  undoRefused?.by === seat && undoRefused.version === table.version ? undoRefused.count : 0;

/** Whether this request of a seat has been granted before. */
export const wasGranted = (session: Session, seat: number, id: string): boolean => session.granted[seat]?.includes(id) ?? false;

/** The level of the bot that plays for a seat; undefined if its player does. */
export function botAt(session: Session, seat: number): string | undefined {
  const sitter = session.seats[seat];
  if (sitter?.kind === 'bot') return sitter.level;
  return sitter?.kind === 'person' ? sitter.standIn : undefined;
}

/** The seats of people, also of those for whom a bot plays just now. */
export const personsOf = (session: Session): number[] =>
  session.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
