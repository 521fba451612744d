import type { Action, AnyGame, GameEvent, Outcome, Seat } from '@stolik/kernel/game';
import type { Words } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import type { Known, Recall } from './book.ts';
import { decide } from './decide.ts';
import { Witness } from './memory.ts';
import { playGame } from './play-game.ts';
import { type Effort, type Player, withClock } from './player.ts';

/** Counts from one game by name. A fact is undefined where it does not apply: the round of the first hit in a game without hits. */
export type Facts = Readonly<Record<string, number | undefined>>;

/** Watches one game and counts. It sees every event of the game, also those that are hidden from some seats. */
export interface Watch<State, Event extends GameEvent> {
  see(event: Event): void;
  /** Called with the state after every decision and every roll: for facts that no event tells. */
  after?(state: State): void;
  facts(outcome: Outcome): Facts;
}

/** Represents a person whose play a good opponent sees through: a player who never moves, or one who repeats. */
export interface Rival<State> {
  readonly id: string;
  readonly player: Player<State>;
}

/** A chance that a hint speaks of. */
export interface Claim {
  /** What is to happen. */
  readonly name: string;
  /** The words for a chance of this size: claims in the same words are counted together. */
  readonly grade: string;
  readonly chance: number;
}

/** The claims that a game's hints make, and the test of each one. */
export interface Claims<State> {
  /** What is said of an action; nothing where no chance is spoken of. */
  of(world: State, seat: Seat, action: Action, known: Known): readonly Claim[];
  /** Whether everything that was claimed in `before` is decided in `after`. */
  isSettled(before: State, after: State): boolean;
  cameTrue(name: string, before: State, after: State, seat: Seat): boolean;
}

/** One figure over many games. */
export interface Measure {
  /** Its key in JSON. */
  readonly key: string;
  /** Its row in a table for people. */
  readonly says: Words;
  /** The fact that is summed up. Games in which it is undefined are left out. */
  readonly fact: string;
  readonly of: 'mean' | 'median' | 'sum' | 'ratio';
  /** With `ratio`: the sum of the fact is divided by the sum of this one. */
  readonly per?: string;
  /** A part of one, printed as a percentage. */
  readonly isShare?: true;
  /** Measured in games against this rival. Without one: in games between bots. */
  readonly rival?: string;
}

/** How lively a game is between its own bots: what is counted, and against whom. */
export interface Lively<State, Event extends GameEvent> {
  /**
   * Replaces the time of a level that thinks for a time, so that a seed gives the same figures on every machine: about as many iterations
   * as a core of 3 GHz makes in that time.
   */
  readonly iterations: number;
  readonly rivals?: readonly Rival<State>[];
  readonly measures: readonly Measure[];
  /** What its hints claim, where they speak of chances. */
  readonly claims?: Claims<State>;
  /** `rival` is the seat of the rival whose games are counted, in games that have one. */
  watch(seats: number, rival: Seat | undefined): Watch<State, Event>;
}

// biome-ignore lint/suspicious/noExplicitAny: the state and the events of an unknown game
export type AnyLively = Lively<any, any>;

/** A bot on a seat, with what it may spend on a decision. */
export interface Sitting {
  // biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
  readonly player: Player<any>;
  readonly effort: Effort;
  readonly recall?: Recall | undefined;
  /** Its level; undefined for somebody who is no bot of the game. */
  readonly level?: string;
}

/** One table at which many games are played and counted. */
export interface LivelyTable {
  readonly game: AnyGame;
  readonly lively: AnyLively;
  /** As `parseOptions` gave them. */
  readonly options: unknown;
  readonly seed: string;
  /** Who sits where in game number `index`, and on which seat a rival sits, if one does. */
  seating(index: number): { readonly sitting: readonly Sitting[]; readonly rival: Seat | undefined };
  readonly clock: () => number;
}

/** Plays game number `index`. With efforts in iterations the facts depend on the arguments alone: games may be played in any order. */
export function playLively({ game, lively, options, seed, seating, clock }: LivelyTable, index: number): Facts {
  const { sitting, rival } = seating(index);
  const minds = sitting.map((_, seat) => new SeededRng(`${seed}/${index}/${seat}`));
  const watch = lively.watch(sitting.length, rival);
  const witness = sitting.some(({ recall }) => recall) ? new Witness(game, sitting.length) : undefined;
  const { outcome } = playGame(
    game,
    game.setup(options, sitting.length),
    {
      chance: new SeededRng(`${seed}/${index}/chance`),
      decide(state, seat) {
        const { player, effort, recall } = sitting[seat]!;
        const budget = { ...withClock(effort, clock), memory: witness?.memoryOf(recall, seat) };
        return decide(game, player, state, seat, minds[seat]!, budget).action;
      },
      emit(event) {
        watch.see(event);
        witness?.hear(event);
      },
      after: (state) => watch.after?.(state),
    },
    `${game.id}, game ${index}`,
  );
  return watch.facts(outcome);
}

/** The figure of a measure over these games; null where no game has the fact. Rounded, so that it reads the same on every machine. */
export function figureOf({ fact, of, per }: Measure, games: readonly Facts[]): number | null {
  if (of === 'sum') return Number(sumOf(fact, games).toFixed(DIGITS));
  if (of === 'ratio') {
    const all = sumOf(per!, games);
    return all === 0 ? null : Number((sumOf(fact, games) / all).toFixed(DIGITS));
  }
  const values = games.flatMap((facts) => facts[fact] ?? []).toSorted((a, b) => a - b);
  if (values.length === 0) return null;
  const half = values.length / 2;
  const figure =
    of === 'median'
      ? (values[Math.ceil(half) - 1]! + values[Math.floor(half)]!) / 2
      : values.reduce((sum, value) => sum + value, 0) / values.length;
  return Number(figure.toFixed(DIGITS));
}

const DIGITS = 4;

const sumOf = (fact: string, games: readonly Facts[]): number => games.reduce((sum, facts) => sum + (facts[fact] ?? 0), 0);
