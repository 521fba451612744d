import type { Colour } from '@stolik/kernel/colours';
import type { AnyGame, Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { parsedOptions } from '@stolik/kernel/options';
import { ok, type Result, unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';

/** The occupant of a seat. A bot's level is a word of the game's own list. Older tables have no colour. */
export type Sitter = { readonly name: string; readonly colour?: Colour | undefined } & (
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string }
);

/** A game being played, and who plays it. Plain data but for `state`, which is derived from the steps and never sent anywhere. */
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

/** The state after some first steps of this table: undo, jumping in the log, what-if. */
export function stateAfter(game: AnyGame, table: Pick<Table, 'options' | 'seats'>, steps: readonly Step[]): unknown {
  const state: unknown = game.setup(unwrap(parsedOptions(game, table.options, table.seats)), table.seats);
  for (const step of steps) playStep(game, state, step);
  return state;
}
