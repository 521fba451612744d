import { type AnyGame, CHANCE, type GameEvent, type Outcome, type Seat } from '@stolik/kernel/game';
import { parsedOptions } from '@stolik/kernel/options';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import type { AnyBook, Known } from './book.ts';
import type { AnyCount } from './count.ts';
import { Witness } from './memory.ts';
import type { Decision } from './review.ts';

/** In which round it was, or at which turn, counted from 1. */
export type When = { readonly round: number } | { readonly turn: number };

/** A turn, or a round where rounds are played, and what it changed. */
export interface Beat {
  /** Its decisions, as places in `Course.decisions`. */
  readonly decisions: number[];
  /** By side. */
  before: readonly number[];
  after: readonly number[];
  /** Something happened that people play for. */
  isStirred: boolean;
  readonly events: GameEvent[];
  readonly when: When;
}

/** A game, or as much of it as was played, taken apart. */
export interface Course {
  readonly count: AnyCount | undefined;
  readonly decisions: readonly Decision[];
  readonly beats: readonly Beat[];
  /** By seat, how much puts it out. */
  readonly limits: readonly number[] | undefined;
  /** The side of each seat, from 0 on. */
  readonly sides: readonly number[];
  readonly isInRounds: boolean;
  readonly isForKids: boolean;
  /** Undefined while the game runs. */
  readonly outcome: Outcome | undefined;
  /** Who gave up last. */
  readonly resigned: Seat | undefined;
  /** The position after the last step. */
  readonly end: unknown;
}

/** A recorded game. */
export interface Recorded {
  readonly options: object;
  readonly seats: number;
  readonly steps: readonly Step[];
  /** By seat the level of the bot that sat there; undefined for a person. */
  readonly levels?: Known['levels'];
}

/** The event by which a game says that a turn begins, if it does. */
const TURN_BEGAN = 'turnBegan';

/** Plays a game again and writes down what changed when. `axis` is the seat whose turns are counted. */
export function courseOf(game: AnyGame, book: AnyBook, { options, seats, steps, levels }: Recorded, axis: Seat): Course {
  const state: unknown = game.setup(unwrap(parsedOptions(game, options, seats)), seats);
  const count = book.count?.(state);
  const isForKids = book.isForKids?.(state) ?? false;
  const sides = sidesFrom(count?.sides?.(state), seats);
  const limits = count?.limits?.(state);
  // The last strike may take more than was left: `4 of 3` reads like a mistake.
  const counted = (): readonly number[] => count!.of(state).map((value, seat) => Math.min(value, limits?.[seat] ?? value));
  const values = (): readonly number[] => (count ? summed(counted(), sides) : []);
  const stir = (): number => count?.stir(state) ?? 0;
  const { recall } = book.adviser;
  const witness = recall && new Witness(game, seats);
  const decisions: Decision[] = [];
  const beats: Beat[] = [];
  let [turn, stirred] = [0, 0];
  // Games that let a seat act several times in a turn say when one begins.
  let [hasBegun, saysTurns] = [true, false];
  const close = (): void => {
    const last = beats.at(-1);
    if (!last) return;
    last.after = values();
    last.isStirred = stir() !== stirred;
  };
  for (const [step, made] of steps.entries()) {
    if (made.kind === 'play' && made.actor !== CHANCE) {
      const round = roundOf(game, state, made.actor);
      const last = beats.at(-1)?.when;
      const isSameTurn = round === undefined && !hasBegun && decisions.at(-1)?.seat === made.actor;
      hasBegun = !saysTurns;
      if (made.actor === axis && !isSameTurn) turn++;
      const isSameRound = last && 'round' in last && last.round === round;
      if (!isSameTurn && !isSameRound) {
        close();
        stirred = stir();
        const when: When = round === undefined ? { turn: Math.max(1, turn) } : { round };
        beats.push({ decisions: [], before: values(), after: [], isStirred: false, events: [], when });
      }
      beats.at(-1)!.decisions.push(decisions.length);
      const known: Known = { memory: witness?.memoryOf(recall, made.actor), ...(levels && { levels }) };
      decisions.push({ step, seat: made.actor, played: made.action, state: game.clone(state), known });
    }
    const events = beats.at(-1)?.events;
    playStep(game, state, made, (event: GameEvent) => {
      witness?.hear(event);
      if (event.kind === TURN_BEGAN) [saysTurns, hasBegun] = [true, true];
      if (count?.telling.includes(event.kind)) events?.push(event);
    });
  }
  close();
  const next = game.next(state);
  const resigned = steps.findLast(({ kind }) => kind === 'resign')?.actor;
  const isInRounds = beats.some(({ when }) => 'round' in when);
  return { count, limits, decisions, beats, sides, isInRounds, isForKids, outcome: next.outcome, resigned, end: state };
}

export function roundOf(game: AnyGame, state: unknown, seat: Seat): number | undefined {
  const { round } = game.view(state, seat) as { readonly round?: unknown };
  return typeof round === 'number' ? round : undefined;
}

/** Numbers without gaps, in the order of the seats. */
function sidesFrom(given: readonly number[] | undefined, seats: number): readonly number[] {
  if (!given) return Array.from({ length: seats }, (_, seat) => seat);
  const known = [...new Set(given)];
  return given.map((side) => known.indexOf(side));
}

export function summed(counts: readonly number[], sides: readonly number[]): readonly number[] {
  const sums = Array.from({ length: Math.max(...sides) + 1 }, () => 0);
  for (const [seat, side] of sides.entries()) sums[side]! += counts[seat] ?? 0;
  return sums;
}

/** By how much a side is ahead of the best of the others; alone, what it has. Negative: behind. */
export function leadOf(values: readonly number[], side: number, isLess: boolean): number {
  const sign = isLess ? -1 : 1;
  const others = values.filter((_, other) => other !== side).map((value) => sign * value);
  return sign * (values[side] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/** The gain of a side in a beat. */
export const gainOf = ({ before, after }: Beat, side: number, isLess: boolean): number =>
  leadOf(after, side, isLess) - leadOf(before, side, isLess);

/** The side that is ahead of all others. */
export function leaderOf(values: readonly number[], isLess: boolean): number | undefined {
  const leader = values.findIndex((_, side) => leadOf(values, side, isLess) > 0);
  return leader < 0 ? undefined : leader;
}

/** The number of a turn or a round. */
export const numberOf = (when: When): number => ('round' in when ? when.round : when.turn);
