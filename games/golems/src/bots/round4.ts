import { type Action, type ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Duel } from '@stolik/search/oracle';
import { MOST_ROWS4, packProgram4 } from '../programs/choices4.ts';
import { canJam } from '../v4/cards.ts';
import { NO_REPAIR, overtime4, programsOf, roll4, rowsOf } from '../v4/choices.ts';
import * as kinds from '../v4/kinds.ts';
import { play4 } from '../v4/play.ts';
import * as record from '../v4/state.ts';
import { cloneState, copyState, isPlaying, type State4 } from '../v4/state.ts';
import { redeal4 } from '../v4/view.ts';
import type { HumanRound } from './human.ts';
import { breakingOrder4, judge4, type Weights } from './judge4.ts';
import { Rolls } from './rolls.ts';

const { ASK_CARD, ASK_CONTENTS, ASK_DAMAGE, ASK_DIE, ASK_JAM, ASK_PROGRAM, ASK_REPAIR } = record;
const { DAMAGED, OVER, PROGRAM, STRIDE } = record;

const { LEVEL_BITS, LEVEL_MASK } = kinds;

/** Under how many rolls programs are compared where there is luck in a round. */
const SAMPLES = 3;
const ONE_HAND = Float64Array.of(1);

/**
 * The state as every world that looks the same to this seat would have it, before anybody has laid a program; after that, only the
 * closed barrels are put in order.
 */
export function beforePrograms4(world: State4): State4 {
  const state = cloneState(world);
  sortBarrels4(state);
  if (state.ask !== ASK_PROGRAM) return state;
  state.waiting = state.playing;
  for (let seat = 0; seat < state.table.seats; seat++) state.robot[seat * STRIDE + PROGRAM] = 0;
  return state;
}

/** Which of the closed barrels holds what is hidden: in order, so that dealing them anew depends on nothing hidden. */
export function sortBarrels4(state: State4): void {
  const levels: number[] = [];
  for (const column of state.contents) for (let rest = column; rest !== 0; rest >>>= LEVEL_BITS) levels.push(rest & LEVEL_MASK);
  if (levels.length < 2) return;
  levels.sort((a, b) => a - b);
  state.contents = state.contents.map((column) => {
    let sorted = 0;
    for (let rest = column, shift = 0; rest !== 0; rest >>>= LEVEL_BITS, shift += LEVEL_BITS) sorted |= levels.pop()! << shift;
    return sorted;
  });
}

/** Whether a round from here on has luck in it: dice, barrels, or rows that somebody picks unseen. */
const hasLuck = (state: State4): boolean =>
  state.standing !== state.playing || state.contents.length > 0 || state.event === kinds.JAM;

/** A round as a game between programs: what each program gets against the others, by running them. */
export class Round4 implements Duel, HumanRound {
  readonly odds = [ONE_HAND, ONE_HAND] as const;
  readonly hand = 0;
  readonly sides: number;
  /** Two robots and nobody else: what one wins the other loses. */
  readonly isDuel: boolean;
  private readonly seats: readonly Seat[];
  /** One world and its rolls for each sample. */
  private readonly worlds: readonly State4[];
  private readonly rolls: readonly Rolls[];
  private readonly work: State4;
  private readonly weights: Weights;
  private readonly programs: readonly Uint32Array[];
  private readonly breaking: readonly (readonly number[])[];
  private readonly values = new Float64Array(8);

  constructor(world: State4, seat: Seat, weights: Weights, rng: Rng) {
    const start = beforePrograms4(world);
    const samples = hasLuck(start) ? SAMPLES : 1;
    this.weights = weights;
    this.worlds = Array.from({ length: samples }, () => (samples > 1 ? redeal4(start, seat, rng) : start));
    this.rolls = this.worlds.map(() => new Rolls(rng));
    this.work = cloneState(start);
    const all = Array.from({ length: start.table.seats }, (_, each) => each);
    this.seats = [seat, ...all.filter((other) => other !== seat && isPlaying(start, other))];
    this.sides = this.seats.length;
    this.isDuel = this.sides === 2 && start.standing === start.playing;
    this.programs = this.seats.map((each) => programsOf(start, each));
    this.breaking = all.map((each) => breakingOrder4(start, each, weights));
  }

  held(): number {
    return 1;
  }

  meet(one: Action, other: Action): number {
    let sum = 0;
    for (let sample = 0; sample < this.worlds.length; sample++) {
      copyState(this.worlds[sample]!, this.work);
      play4(this.work, this.seats[0]!, one);
      play4(this.work, this.seats[1]!, other);
      this.finish(sample);
      sum += this.values[this.seats[0]!]!;
    }
    return sum / this.worlds.length;
  }

  meetAll(actions: Float64Array, out: Float64Array): void {
    out.fill(0, 0, this.sides);
    for (let sample = 0; sample < this.worlds.length; sample++) {
      copyState(this.worlds[sample]!, this.work);
      for (let side = 0; side < this.sides; side++) play4(this.work, this.seats[side]!, actions[side]!);
      this.finish(sample);
      for (let side = 0; side < this.sides; side++) out[side]! += this.values[this.seats[side]!]! / this.worlds.length;
    }
  }

  /** Runs to the end of the round and judges. */
  private finish(sample: number): void {
    const { work } = this;
    const rolls = this.rolls[sample]!;
    rolls.rewind();
    while (work.ask !== OVER && work.ask !== ASK_CARD && work.ask !== ASK_PROGRAM) {
      if (work.ask === ASK_DIE || work.ask === ASK_CONTENTS) play4(work, CHANCE, roll4(work, rolls));
      else play4(work, work.asked, quickAnswer4(work, work.asked, this.breaking[work.asked]!, rolls));
    }
    judge4(work, this.values, this.weights);
  }

  /** The end of the round when these programs meet; valid until the next meeting. */
  endOf(actions: Float64Array): State4 {
    copyState(this.worlds[0]!, this.work);
    for (let side = 0; side < this.sides; side++) play4(this.work, this.seats[side]!, actions[side]!);
    this.finish(0);
    return this.work;
  }

  look(side: number, most: number, rng: Rng, out: ActionList): void {
    const programs = this.programs[side]!;
    if (programs.length <= most) for (let index = 0; index < programs.length; index++) out.push(programs[index]!);
    else for (let drawn = 0; drawn < most; drawn++) out.push(programs[rng.below(programs.length)]!);
  }

  // Bonus cards are open to all in this edition: they are in every list.
  vary(): void {}

  withBonus(): void {}

  naive(side: number, rng: Rng, out: ActionList): void {
    const programs = this.programs[side]!;
    out.push(standStill(rowsOf(this.worlds[0]!, this.seats[side]!)));
    for (let drawn = 0; drawn < 3; drawn++) out.push(programs[rng.below(programs.length)]!);
  }
}

/** A thought only: nobody has so many Stay cards. */
const standStill = (rows: number): Action =>
  packProgram4(Array.from({ length: rows }, () => ({ kind: 'plain', card: 'S' }) as const));

/** A sensible answer without thinking: for the many rounds that are only imagined. */
export function quickAnswer4(state: State4, seat: Seat, breaking: readonly number[], rng: Rng): Action {
  const damaged = state.robot[seat * STRIDE + DAMAGED]!;
  switch (state.ask) {
    case ASK_DAMAGE:
      for (const component of breaking) if ((damaged & (1 << component)) === 0) return component;
      return 0;
    case ASK_REPAIR:
      for (let index = breaking.length - 1; index >= 0; index--) {
        if ((damaged & (1 << breaking[index]!)) !== 0) return breaking[index]!;
      }
      return NO_REPAIR;
    case ASK_JAM: {
      // Rows are picked unseen: any of them.
      let row = rng.below(MOST_ROWS4);
      while (!canJam(state, state.victim, row)) row = (row + 1) % MOST_ROWS4;
      return row;
    }
    default:
      return overtime4(state, seat);
  }
}
