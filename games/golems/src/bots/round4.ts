import { type Action, type ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Duel, Expected } from '@stolik/search/oracle';
import { INNER_ROW, MOST_ROWS4, packProgram4, rowAt, unpackProgram4 } from '../programs/choices4.ts';
import { ROW_FIRST, ROW_SECOND } from '../programs/code.ts';
import { ATTACK, type Card, type Row } from '../programs/program.ts';
import { canJam } from '../v4/cards.ts';
import { NO_REPAIR, overtime4, programsOf, roll4, rowsOf } from '../v4/choices.ts';
import { damagedCount } from '../v4/end.ts';
import * as kinds from '../v4/kinds.ts';
import { play4 } from '../v4/play.ts';
import * as record from '../v4/state.ts';
import { cloneState, copyState, isPlaying, type State4 } from '../v4/state.ts';
import { redeal4 } from '../v4/view.ts';
import { Ends, isBare } from './bare.ts';
import { Bare4, isBareDuel4 } from './bare4.ts';
import type { HumanRound } from './human.ts';
import type { Net } from './insight.ts';
import { judgeDuel4 } from './insight4.ts';
import { breakingOrder4, judge4, type Weights, wayOf4 } from './judge4.ts';
import { expectedOf, type Memory, type Trust } from './memory.ts';
import type { Manner } from './mind.ts';
import { Rolls } from './rolls.ts';
import { hasLikings, likingOf, type Temper } from './temper.ts';

const { ASK_CARD, ASK_CONTENTS, ASK_DAMAGE, ASK_DIE, ASK_JAM, ASK_PROGRAM, ASK_REPAIR } = record;
const { DAMAGED, OVER, PROGRAM, STRIDE } = record;

const { LEVEL_BITS, LEVEL_MASK } = kinds;

/** Under how many rolls programs are compared where there is luck in a round. */
const SAMPLES = 3;
const ONE_HAND = Float64Array.of(1);

/**
 * The state before any program is written, in the form that all worlds share if they look the same to this seat. Later in the
 * round only the closed barrels are sorted.
 */
export function beforePrograms4(world: State4): State4 {
  const state = cloneState(world);
  sortBarrels4(state);
  if (state.ask !== ASK_PROGRAM) return state;
  state.waiting = state.playing;
  for (let seat = 0; seat < state.table.seats; seat++) state.robot[seat * STRIDE + PROGRAM] = 0;
  return state;
}

/** Sorts the hidden contents of the closed barrels, so that redealing them depends on nothing hidden. */
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

// One round is thought about at a time.
const ends = new Ends();

/** A round as a game between programs: what each program gets against the others, by running them. */
export class Round4 implements Duel, HumanRound {
  readonly odds = [ONE_HAND, ONE_HAND] as const;
  readonly hand = 0;
  readonly sides: number;
  /** Two robots and nobody else: what one wins the other loses. */
  readonly isDuel: boolean;
  /** Who lays a program, by side. */
  readonly seats: readonly Seat[];
  /** One world and its rolls for each sample. */
  private readonly worlds: readonly State4[];
  private readonly rolls: readonly Rolls[];
  private readonly work: State4;
  private readonly weights: Weights;
  private readonly programs: readonly Uint32Array[];
  private readonly breaking: readonly (readonly number[])[];
  private readonly values = new Float64Array(8);
  /** By side. */
  readonly liked: Float64Array | undefined;
  private readonly temper: Temper | undefined;
  private readonly bare: Bare4 | undefined;
  private readonly net: Net | undefined;

  /** With a temper, sides like more than to win. */
  constructor(world: State4, seat: Seat, weights: Weights, rng: Rng, { temper, byRules, net }: Manner = {}) {
    const start = beforePrograms4(world);
    const samples = hasLuck(start) ? SAMPLES : 1;
    this.weights = weights;
    this.temper = temper && hasLikings(temper) ? temper : undefined;
    this.worlds = Array.from({ length: samples }, () => (samples > 1 ? redeal4(start, seat, rng) : start));
    this.rolls = this.worlds.map(() => new Rolls(rng));
    this.work = cloneState(start);
    const all = Array.from({ length: start.table.seats }, (_, each) => each);
    this.seats = [seat, ...all.filter((other) => other !== seat && isPlaying(start, other))];
    this.sides = this.seats.length;
    this.liked = this.temper && new Float64Array(this.sides);
    this.isDuel = this.sides === 2 && start.standing === start.playing;
    this.programs = this.seats.map((each) => programsOf(start, each));
    this.breaking = all.map((each) => breakingOrder4(start, each, weights));
    // A net has seen nothing but bare fields.
    this.net = this.isDuel && isBare(start.field, start.token, start.barrel) ? net : undefined;
    const likesStrikes = this.temper !== undefined && this.temper.swing !== 0;
    if (this.isDuel && !byRules && !likesStrikes && isBareDuel4(start))
      this.bare = new Bare4(start, [seat, this.seats[1]!], this.breaking);
  }

  held(): number {
    return 1;
  }

  meet(one: Action, other: Action): number {
    if (this.bare) return this.worthOf(this.bare.run(one, other));
    let sum = 0;
    this.liked?.fill(0);
    for (let sample = 0; sample < this.worlds.length; sample++) {
      copyState(this.worlds[sample]!, this.work);
      play4(this.work, this.seats[0]!, one);
      play4(this.work, this.seats[1]!, other);
      this.finish(sample);
      sum += this.values[this.seats[0]!]!;
      if (this.liked) {
        this.like(this.liked, 0, one);
        this.like(this.liked, 1, other);
      }
    }
    return sum / this.worlds.length;
  }

  /** What side 0 gets at an end on a bare field, and into `liked` what sides like about it. */
  private worthOf(end: number): number {
    ends.openFor(this);
    const slot = ends.slotOf(end);
    const { liked } = this;
    if (!ends.isKnown) {
      this.bare!.stateOf(end, this.work);
      this.judge();
      ends.value[slot] = this.values[this.seats[0]!]!;
      if (liked) {
        liked.fill(0);
        for (let side = 0; side < 2; side++) {
          this.like(liked, side, 0);
          ends.liked[side]![slot] = liked[side]!;
        }
      }
    }
    if (liked) {
      liked[0] = ends.liked[0][slot]!;
      liked[1] = ends.liked[1][slot]!;
    }
    return ends.value[slot]!;
  }

  /** Adds what a side likes about the round that has just run. */
  private like(liked: Float64Array, side: number, action: Action): void {
    const { work, temper } = this;
    const [start] = this.worlds;
    const robot = this.seats[side]!;
    const taken = hurtOf(work, robot) - hurtOf(start!, robot);
    let dealt = 0;
    for (let other = 0; other < work.table.seats; other++) {
      if (other !== robot) dealt += hurtOf(work, other) - hurtOf(start!, other);
    }
    const strikes = temper!.swing === 0 ? 0 : attacksIn(action);
    const isDraw = work.ask === OVER && work.winner === 0;
    liked[side]! += likingOf(temper!, { way: wayOf4(work, robot), strikes, dealt, taken, isDraw }) / this.worlds.length;
  }

  meetAll(actions: Float64Array, out: Float64Array): void {
    out.fill(0, 0, this.sides);
    this.liked?.fill(0);
    for (let sample = 0; sample < this.worlds.length; sample++) {
      copyState(this.worlds[sample]!, this.work);
      for (let side = 0; side < this.sides; side++) play4(this.work, this.seats[side]!, actions[side]!);
      this.finish(sample);
      for (let side = 0; side < this.sides; side++) {
        out[side]! += this.values[this.seats[side]!]! / this.worlds.length;
        if (this.liked) this.like(this.liked, side, actions[side]!);
      }
    }
    if (this.liked) for (let side = 0; side < this.sides; side++) out[side]! += this.liked[side]!;
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
    this.judge();
  }

  private judge(): void {
    if (this.net) judgeDuel4(this.work, this.values, this.weights, this.net);
    else judge4(this.work, this.values, this.weights);
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

  expected(side: number, memory: Memory, trust: Trust): readonly Expected[] {
    const rows = rowsOf(this.worlds[0]!, this.seats[side]!);
    return expectedOf(memory, this.seats[side]!, trust, 'golems4', (program) =>
      packProgram4(program.flatMap(withoutBonus).slice(0, rows)),
    );
  }

  slip(action: Action, rng: Rng): Action {
    const blocks = [...(unpackProgram4(action) ?? [])];
    if (blocks.length < 2) return action;
    const block = rng.below(blocks.length - 1);
    [blocks[block], blocks[block + 1]] = [blocks[block + 1]!, blocks[block]!];
    return packProgram4(blocks);
  }

  naive(side: number, rng: Rng, out: ActionList): void {
    const programs = this.programs[side]!;
    out.push(standStill(rowsOf(this.worlds[0]!, this.seats[side]!)));
    for (let drawn = 0; drawn < 3; drawn++) out.push(programs[rng.below(programs.length)]!);
  }
}

const plain = (card: Card): Row => ({ kind: 'plain', card });

/** A bonus needs its event card again: without it the plain cards fill its rows. */
function withoutBonus(row: Row): readonly Row[] {
  if (row.kind === 'repeat') return [plain(row.card), plain(row.card)];
  return row.kind === 'if' ? [plain(row.no), plain('S'), plain('S')] : [row];
}

/** Points of damage on a robot; one more when it is out. */
const hurtOf = (state: State4, robot: number): number => damagedCount(state, robot) + (state.at[robot]! < 0 ? 1 : 0);

function attacksIn(action: Action): number {
  let attacks = 0;
  for (let row = 0; row < MOST_ROWS4; row++) {
    const code = rowAt(action, row) - 1;
    if (code >= 0 && code < INNER_ROW - 1 && (ROW_FIRST[code] === ATTACK || ROW_SECOND[code] === ATTACK)) attacks++;
  }
  return attacks;
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
