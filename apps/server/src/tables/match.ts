import type { Colour } from '@stolik/kernel/colours';
import { type AnyGame, CHANCE, type GameEvent, type Next } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { optionsUnder } from '@stolik/kernel/options';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { chanceKey } from '@stolik/table/fair';
import { isSecretStep } from '@stolik/table/sight';
import { openTable, type Sitter, stateAfter, type Table } from '@stolik/table/table';
import type { RoomSeat } from '@stolik/wire/room';
import { recoloured } from './choices.ts';
import { type Clock, NO_CLOCK, startClock, tick } from './clock.ts';
import type { Entry, Opening } from './entry.ts';

export interface Asked {
  readonly id: string;
  readonly what: 'undo' | 'bot';
  readonly by: number;
  readonly seat: number;
  readonly level: string;
  readonly yes: readonly number[];
}

export interface Made {
  readonly step: Step;
  readonly before: unknown;
  /** Its notation; open to all unless chance made it or others commit at the same time. */
  readonly text: string;
  readonly isSecret: boolean;
  /** As the referee sees them. */
  readonly events: readonly GameEvent[];
}

/** A table with its people, made from its entries. Never changed: every entry gives a new one. */
export interface Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly opening: Opening;
  /** How many entries there are. */
  readonly version: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly RoomSeat[];
  /** By seat what was chosen to be led: empty where nobody has. */
  readonly leads: readonly string[];
  /** Who chooses first; -1: nobody before the others. */
  readonly first: number;
  /** The version since which the table lies as its options say. */
  readonly laidAt: number;
  readonly salts: readonly string[];
  /** The entry with which whoever sits there sat down: a token for somebody before them is no good any more. */
  readonly satAt: readonly number[];
  readonly table: Table;
  readonly next: Next;
  /** The step of the last entry, where it was one: what happened is told to everybody at the table. */
  readonly made: Made | undefined;
  /** The state before the last step of a seat: tells cheaply whether that step can be taken back. */
  readonly beforeLast: unknown;
  /** The step with which the present round of secret commits began. */
  readonly roundFrom: number;
  /** Rolls ever made, and the numbers of those that stand. */
  readonly rolled: number;
  readonly rolls: readonly number[];
  readonly isPaused: boolean;
  readonly question: Asked | undefined;
  /** Whose wish to take back was refused at which version of the table, and how often. */
  readonly undoRefused: { readonly by: number; readonly version: number; readonly count: number } | undefined;
  readonly clock: Clock;
  /** The last wishes of each seat that were granted. */
  readonly granted: readonly (readonly string[])[];
  readonly rematch: string | undefined;
  /** Never leaves the process before the end. */
  readonly seed: string;
  readonly key: Uint8Array;
  readonly lastAt: number;
}

/** How many granted wishes are remembered by seat: a client has only a few under way. */
const REMEMBERED = 16;
const NO_KEY = new Uint8Array(32);

export interface Origin {
  readonly id: string;
  readonly game: AnyGame;
  readonly seed: string;
}

export function openMatch({ id, game, seed }: Origin, entry: Extract<Entry, { kind: 'open' }>): Match {
  const { opening } = entry;
  const seats = opening.seats.map(
    (plan): RoomSeat => ({
      ...(plan.kind === 'bot' ? botSeat(plan.level) : { kind: 'open' }),
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
    salts: seats.map(() => ''),
    satAt: seats.map(() => -1),
    table,
    next: game.next(table.state),
    made: undefined,
    beforeLast: undefined,
    roundFrom: 0,
    rolled: 0,
    rolls: [],
    isPaused: false,
    question: undefined,
    undoRefused: undefined,
    clock: NO_CLOCK,
    granted: seats.map(() => []),
    rematch: undefined,
    seed,
    key: NO_KEY,
    lastAt: entry.at,
  };
}

const botSeat = (level: string): RoomSeat => ({ kind: 'bot', name: level, level });

const sitterOf = (seat: RoomSeat): Sitter =>
  seat.kind === 'bot' ? seat : { kind: 'person', name: seat.kind === 'person' ? seat.name : '', colour: seat.colour };

/** The match after one more entry. Entries were checked before they were written: here they are only done. */
export function advance(match: Match, entry: Entry): Match {
  const changed = done(match, entry);
  const after = {
    ...changed,
    // A step of its own, or none: not the one before.
    made: changed.made === match.made ? undefined : changed.made,
    version: match.version + 1,
    granted: grantedAfter(match.granted, entry),
    lastAt: entry.at,
  };
  return after.clock === NO_CLOCK ? after : { ...after, clock: tick(match, after, entry.at) };
}

function done(match: Match, entry: Entry): Match {
  switch (entry.kind) {
    case 'open':
      throw new Error(`table ${match.id} was opened twice`);
    case 'sit':
      return withColour(withSeat(match, entry.seat, { kind: 'person', name: entry.name }, entry.salt), entry.seat, entry.colour);
    case 'free':
      return { ...withSeat(match, entry.seat, { kind: 'open' }, ''), leads: match.leads.with(entry.seat, '') };
    case 'colour':
      return withColour(match, entry.seat, entry.colour);
    case 'lead':
      return laidAnew({ ...match, leads: match.leads.with(entry.seat, entry.lead) }, entry.change);
    case 'first':
      return { ...match, first: entry.seat, leads: match.leads.map(() => '') };
    case 'deal':
      return laidAnew(match, entry.change);
    case 'bot':
      return withSeat(match, entry.seat, botSeat(entry.level), '');
    case 'start':
      return { ...match, phase: 'playing', key: chanceKey(match.seed, match.salts), clock: startClock(match, entry.at) };
    case 'play':
      return play(match, entry);
    case 'resign':
      return step(match, { kind: 'resign', actor: entry.seat }, 'resign');
    case 'undo':
      return undo(match, entry);
    case 'ask': {
      const { id, by, seat, what, level } = entry;
      return { ...match, question: { id, by, seat, what, level, yes: [] } };
    }
    case 'answer':
      return answered(match, entry);
    case 'standIn':
      return { ...withStandIn(match, entry.seat, entry.level), question: undefined };
    case 'pause':
      return { ...match, isPaused: entry.on };
    case 'over':
      return { ...match, phase: 'over', question: undefined };
    case 'rematch':
      return { ...match, rematch: entry.code };
  }
}

function answered(match: Match, { by, yes }: Extract<Entry, { kind: 'answer' }>): Match {
  const { question, table } = match;
  if (question && yes) return { ...match, question: { ...question, yes: [...question.yes, by] } };
  if (question?.what !== 'undo') return { ...match, question: undefined };
  const { by: asker } = question;
  const count = refusalsOf(match, asker) + 1;
  return { ...match, question: undefined, undoRefused: { by: asker, version: table.version, count } };
}

function withSeat(match: Match, seat: number, sitter: RoomSeat, salt: string): Match {
  const seats = match.seats.map((old, index) =>
    index === seat ? { ...sitter, ...(old.colour && { colour: old.colour }) } : old,
  );
  const salts = match.salts.map((old, index) => (index === seat ? salt : old));
  const satAt = match.satAt.map((old, index) => (index === seat ? match.version : old));
  return { ...match, seats, salts, satAt, table: { ...match.table, sitters: seats.map(sitterOf) } };
}

function withColour(match: Match, seat: number, colour: Colour | undefined): Match {
  if (!colour) return match;
  const seats = recoloured(match.seats, seat, colour);
  return { ...match, seats, table: { ...match.table, sitters: seats.map(sitterOf) } };
}

/** Nothing has been played yet: the table lies as it would have been opened with other options. */
function laidAnew(match: Match, change: { readonly [key: string]: Json }): Match {
  if (Object.keys(change).length === 0) return match;
  const { game, table } = match;
  const laid = unwrap(openTable(game, { ...table.options, ...change }, table.sitters));
  return { ...match, table: laid, next: game.next(laid.state), laidAt: match.version + 1 };
}

function withStandIn(match: Match, seat: number, level: string): Match {
  const seats = match.seats.map((old, index): RoomSeat => {
    if (index !== seat || old.kind !== 'person') return old;
    const { standIn: _, ...person } = old;
    return level === '' ? person : { ...person, standIn: level };
  });
  return { ...match, seats };
}

function play(match: Match, { seat, text, action }: Extract<Entry, { kind: 'play' }>): Match {
  if (action !== undefined) return step(match, { kind: 'play', actor: seat, action }, text);
  const read = match.game.read(match.table.state, seat, text);
  if (!read.ok) throw new Error(`table ${match.id}: the log says "${text}" where that can't be read`);
  return step(match, { kind: 'play', actor: seat, action: read.value }, text);
}

function step(match: Match, made: Step, text: string): Match {
  const { game, table } = match;
  const state: unknown = game.clone(table.state);
  const events: GameEvent[] = [];
  playStep(game, state, made, (event) => events.push(event));
  const next = game.next(state);
  const isChance = made.actor === CHANCE;
  const staysTogether = next.kind === 'together' && match.next.kind === 'together' && next.seats.length < match.next.seats.length;
  return {
    ...match,
    table: { ...table, steps: [...table.steps, made], state, version: table.version + 1 },
    next,
    made: {
      step: made,
      before: table.state,
      text,
      isSecret: isSecretStep(made, match.next.kind),
      events,
    },
    beforeLast: isChance ? match.beforeLast : table.state,
    roundFrom: staysTogether ? match.roundFrom : table.steps.length + 1,
    rolled: match.rolled + (isChance ? 1 : 0),
    rolls: isChance ? [...match.rolls, match.rolled] : match.rolls,
    question: match.question && isAnsweredBy(made, match.question) ? undefined : match.question,
  };
}

/** Nothing is taken back any more, who seemed to be away is here, or one of those who were asked is gone. */
const isAnsweredBy = ({ kind, actor }: Step, { what, seat }: Asked): boolean =>
  what === 'undo' || actor === seat || kind === 'resign';

function undo(match: Match, { step: from, count }: Extract<Entry, { kind: 'undo' }>): Match {
  const { game, table } = match;
  const gone = table.steps.slice(from, from + count);
  const steps = [...table.steps.slice(0, from), ...table.steps.slice(from + count)];
  const state = stateAfter(game, table, steps);
  const chanceGone = gone.filter(({ actor }) => actor === CHANCE).length;
  return {
    ...match,
    table: { ...table, steps, state, version: table.version + 1 },
    next: game.next(state),
    beforeLast: undefined,
    rolls: match.rolls.slice(0, match.rolls.length - chanceGone),
    question: undefined,
  };
}

function grantedAfter(granted: Match['granted'], entry: Entry): Match['granted'] {
  const id = 'id' in entry ? entry.id : undefined;
  const by = 'by' in entry ? entry.by : 'seat' in entry ? entry.seat : -1;
  if (id === undefined || by < 0) return granted;
  return granted.with(by, [...granted[by]!.slice(1 - REMEMBERED), id]);
}

/** How often the others have refused to let a seat take back what it did last. */
export const refusalsOf = ({ undoRefused, table }: Match, seat: number): number =>
  undoRefused?.by === seat && undoRefused.version === table.version ? undoRefused.count : 0;

/** Whether this wish of a seat has been granted before. */
export const wasGranted = (match: Match, seat: number, id: string): boolean => match.granted[seat]?.includes(id) ?? false;

/** The level of whoever plays for a seat; undefined when its person does. */
export function botAt(match: Match, seat: number): string | undefined {
  const sitter = match.seats[seat];
  if (sitter?.kind === 'bot') return sitter.level;
  return sitter?.kind === 'person' ? sitter.standIn : undefined;
}

/** The seats of people, also of those for whom a bot plays just now. */
export const personsOf = (match: Match): number[] =>
  match.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
