import type { Colour } from '@stolik/kernel/colours';
import { type Action, type AnyGame, CHANCE, type GameEvent, type Refusal, type Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { parsedOptions } from '@stolik/kernel/options';
import { ok, type Problem, type Result, unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { type NoUndo, stepsAfterUndo } from './undo.ts';

/** Who sits in a seat. A bot's level is a word of the game's own list. No colour: as at tables from before it could be chosen. */
export type Sitter = { readonly name: string; readonly colour?: Colour | undefined } & (
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string }
);

/** A live match. Plain data but for `state`, which is derived from the steps and never sent anywhere. */
export interface Table {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: { readonly [key: string]: Json };
  readonly sitters: readonly Sitter[];
  readonly steps: readonly Step[];
  readonly state: unknown;
  /** Grows with every change, also with an undo. */
  readonly version: number;
}

export type Command =
  /** `decision` is what the sender believes to be answering (see `decisionOf`): a late or doubled answer changes nothing. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly decision: number; readonly action: Action }
  | { readonly kind: 'chance'; readonly result: Action }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'sit'; readonly seat: Seat; readonly sitter: Sitter };

export interface Change {
  readonly table: Table;
  /** What happened, as the referee sees it; each viewer gets their own through `Game.see`. */
  readonly events: readonly GameEvent[];
}

export type TableProblem =
  | ({ readonly kind: 'problem' } & Problem)
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Somebody was faster, or this answer has been taken already. */
  | { readonly kind: 'stale' };

export function openTable(game: AnyGame, options: { readonly [key: string]: Json }, sitters: readonly Sitter[]): Result<Table> {
  const seats = sitters.length;
  if (seats < game.seats.min || seats > game.seats.max) {
    return {
      ok: false,
      problem: { at: 'seats', says: `${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}` },
    };
  }
  const parsed = parsedOptions(game, options, seats);
  if (!parsed.ok) return parsed;
  const state: unknown = game.setup(parsed.value, seats);
  return ok({ game: game.id, rulesVersion: game.rulesVersion, seats, options, sitters, steps: [], state, version: 0 });
}

/** How many decisions a seat has made: the number of the one it would answer next. */
export function decisionOf(table: Table, seat: Seat): number {
  let count = 0;
  for (const step of table.steps) if (step.actor === seat) count++;
  return count;
}

/** One change of the match. The table that comes in stays as it was. */
export function reduce(game: AnyGame, table: Table, command: Command): Result<Change, TableProblem> {
  switch (command.kind) {
    case 'act':
      return act(game, table, command);
    case 'chance':
      return roll(game, table, command.result);
    case 'resign':
      return resign(game, table, command.seat);
    case 'undo':
      return undo(game, table, command.seat);
    case 'sit':
      return sit(table, command.seat, command.sitter);
  }
}

function act(game: AnyGame, table: Table, command: Extract<Command, { kind: 'act' }>): Result<Change, TableProblem> {
  const { seat, action, decision } = command;
  if (decision !== decisionOf(table, seat)) return { ok: false, problem: { kind: 'stale' } };
  const refusal = game.refuse(table.state, seat, action);
  if (refusal) return { ok: false, problem: { kind: 'refused', refusal } };
  return played(game, table, { kind: 'play', actor: seat, action });
}

function roll(game: AnyGame, table: Table, result: Action): Result<Change, TableProblem> {
  const refusal = game.refuse(table.state, CHANCE, result);
  if (refusal) return { ok: false, problem: { kind: 'refused', refusal } };
  return played(game, table, { kind: 'play', actor: CHANCE, action: result });
}

function resign(game: AnyGame, table: Table, seat: Seat): Result<Change, TableProblem> {
  const isGone = table.steps.some((step) => step.kind === 'resign' && step.actor === seat);
  if (isGone || game.next(table.state).kind === 'over') return { ok: false, problem: { kind: 'stale' } };
  return played(game, table, { kind: 'resign', actor: seat });
}

function undo(game: AnyGame, table: Table, seat: Seat): Result<Change, TableProblem> {
  const left = stepsAfterUndo(game, table, seat);
  if (!left.ok) return { ok: false, problem: { kind: 'problem', at: 'undo', says: STAYS[left.problem] } };
  const steps = left.value;
  return ok({ table: { ...table, steps, state: stateAfter(game, table, steps), version: table.version + 1 }, events: [] });
}

const STAYS: Readonly<Record<NoUndo, string>> = {
  nothing: 'this seat has decided nothing yet',
  over: 'the game is over',
  answered: 'another person has moved since',
  opened: 'something hidden has been shown since',
  drawn: 'something random has been seen since',
};

function sit(table: Table, seat: Seat, sitter: Sitter): Result<Change, TableProblem> {
  if (!(seat in table.sitters))
    return { ok: false, problem: { kind: 'problem', at: 'seat', says: `there is no seat ${seat + 1}` } };
  const sitters = table.sitters.map((old, index) => (index === seat ? sitter : old));
  return ok({ table: { ...table, sitters, version: table.version + 1 }, events: [] });
}

function played(game: AnyGame, table: Table, step: Step): Result<Change, TableProblem> {
  const events: GameEvent[] = [];
  const state: unknown = game.clone(table.state);
  playStep(game, state, step, (event) => events.push(event));
  return ok({ table: { ...table, steps: [...table.steps, step], state, version: table.version + 1 }, events });
}

/** The state after some first steps of this table: undo, jumping in the log, what-if. */
export function stateAfter(game: AnyGame, table: Pick<Table, 'options' | 'seats'>, steps: readonly Step[]): unknown {
  const state: unknown = game.setup(unwrap(parsedOptions(game, table.options, table.seats)), table.seats);
  for (const step of steps) playStep(game, state, step);
  return state;
}
