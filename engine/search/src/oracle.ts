import { type Action, ActionList } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { fraction } from './choose.ts';
import { MatrixSolver } from './matrix.ts';
import type { Purse } from './purse.ts';
import { Sieve } from './sieve.ts';

export type Side = 0 | 1;

/**
 * A decision that two make at once, out of more actions than can all be set against each other. Side 0 is the one who thinks.
 * Each side holds one of some hidden hands; one hand where nothing is hidden.
 */
export interface Duel {
  /** How likely each hand of a side is, to somebody who sees neither. */
  readonly odds: readonly [Float64Array, Float64Array];
  /** The hand that side 0 really holds. */
  readonly hand: number;
  /** Bits of the hands with which a side can choose this. */
  held(side: Side, action: Action): number;
  /** What side 0 gets, 0 lost to 1 won. With chance inside, the mean over the same rolls for all. */
  meet(one: Action, other: Action): number;
  /** What each side liked about the last meeting besides its result, in shares of a win. Left out: they care for the result alone. */
  readonly liked?: Float64Array | undefined;
  /** Actions that every hand of a side can choose: all of them, or so many drawn. */
  look(side: Side, most: number, rng: Rng, out: ActionList): void;
  /** Actions like this one that only this hand can choose; so many at most. */
  vary(side: Side, hand: number, action: Action, most: number, rng: Rng, out: ActionList): void;
  /** What somebody might do who does not think: stand still first, then anything. */
  naive(side: Side, rng: Rng, out: ActionList): void;
}

export interface OracleSettings {
  /** How many actions are looked through for an answer; of the other side, where that differs. */
  readonly breadth: number;
  readonly otherBreadth?: number;
  /** How likely the other side is thought to plan as people do, a step or two ahead, instead of playing for the best. */
  readonly habit: number;
  /** Looks through fewer actions of hands that are unlikely, all but the one it really holds. */
  readonly isSparing?: boolean;
  /** Does not ask what the other side wants: it stays where it is, or does anything. */
  readonly isShortSighted?: boolean;
}

/** An action that the other side is expected to choose, because of what it did before, and how likely that is. */
export interface Expected {
  readonly action: Action;
  readonly share: number;
}

/** Candidates that a side gathers at most. */
const ROOM = 128;
const SWEEPS = 100;
const LAST_SWEEPS = 500;
/** Rivals less likely than this are not answered. */
const LEAST_SHARE = 0.01;
/** So many answers of a kind are gathered at a time. */
const TAKEN = 2;
/** So many plans of people are known by their steps; the best by far are likeliest. */
const PLANS = 12;
const PLANS_OF_HAND = 4;
const TEMPER = 0.05;
/** How many of the best are varied. */
const VARIED = 3;
const MOST_IDLE = 3;
/** How often somebody who is short-sighted expects the other side to stand still. */
const STAYS = 0.55;

interface Rivals {
  length: number;
  readonly actions: Float64Array;
  readonly shares: Float64Array;
}

const newRivals = (): Rivals => ({ length: 0, actions: new Float64Array(2 * ROOM), shares: new Float64Array(2 * ROOM) });

/**
 * Double oracle: solves the game between the few actions gathered so far, then looks for better answers to that solution among
 * all actions. It adds them and repeats, until there is no better answer or the budget is spent. The other side may be assumed to
 * have habits; the result is then the safest way to profit by them.
 */
export class DoubleOracle {
  readonly solver = new MatrixSolver();
  /** Gathered by side; `payoff[i * ROOM + j]` is what side 0 gets. */
  private readonly actions: readonly [Float64Array, Float64Array] = [new Float64Array(ROOM), new Float64Array(ROOM)];
  private readonly count: [number, number] = [0, 0];
  private readonly payoff = new Float64Array(ROOM * ROOM);
  /** The same for side 1, where sides like something besides the result. */
  private readonly payoffOther = new Float64Array(ROOM * ROOM);
  private readonly held: readonly [Int32Array, Int32Array] = [new Int32Array(ROOM), new Int32Array(ROOM)];
  private readonly habit = { weight: 0, shares: new Float64Array(ROOM) };
  private readonly rivals = newRivals();
  private readonly plans: readonly [Rivals, Rivals] = [newRivals(), newRivals()];
  /** What somebody short-sighted has found. */
  private readonly choices: OracleChoice[] = [];
  private readonly list = new ActionList();
  private readonly sieve = new Sieve();
  private duel!: Duel;
  private settings!: OracleSettings;
  private rng!: Rng;
  private purse!: Purse;

  run(
    duel: Duel,
    settings: OracleSettings,
    rng: Rng,
    purse: Purse,
    consider: readonly Action[] = [],
    expected: readonly Expected[] = [],
  ): void {
    this.duel = duel;
    this.settings = settings;
    this.rng = rng;
    this.purse = purse;
    this.count[0] = 0;
    this.count[1] = 0;
    this.habit.weight = 0;
    this.habit.shares.fill(0);
    this.choices.length = 0;
    if (settings.isShortSighted) {
      this.answerNaive(expected);
      return;
    }
    for (const action of consider) this.gather(0, action);
    this.begin(expected);
    for (let turn = 0, idle = 0; !purse.isEmpty && idle < MOST_IDLE; turn++) {
      this.solve(SWEEPS);
      const gathered = this.answer(1, turn) + this.answer(0, turn);
      idle = gathered === 0 ? idle + 1 : 0;
    }
    this.solve(LAST_SWEEPS);
  }

  /**
   * What the other side is expected to do for reasons of its own: what it did before, then plans that people of a first and a second
   * step would make. Without habits those plans are only where the search begins.
   */
  private begin(expected: readonly Expected[]): void {
    const { habit } = this.settings;
    const seen = expected.reduce((sum, { share }) => sum + share, 0);
    for (const { action } of expected) this.gather(1, action);
    this.beginWithPlans(habit > 0);
    this.habit.weight = seen + (1 - seen) * habit;
    if (this.habit.weight === 0) return;
    const { shares } = this.habit;
    let total = 0;
    for (let own = 0; own < this.count[1]; own++) total += shares[own]!;
    const rest = 1 - seen / this.habit.weight;
    for (let own = 0; own < this.count[1] && total > 0; own++) shares[own] = (rest * shares[own]!) / total;
    for (const { action, share } of expected) {
      const own = this.find(1, action);
      if (own >= 0) shares[own]! += share / this.habit.weight;
    }
  }

  private beginWithPlans(hasHabits: boolean): void {
    for (const side of [1, 0] as const) {
      const other = side === 0 ? 1 : 0;
      this.readNaive(other);
      this.plan(side, this.rivals, this.plans[side]);
      for (let index = 0; index < this.plans[side].length; index++) this.gather(side, this.plans[side].actions[index]!);
    }
    if (!hasHabits) return;
    this.addHabits(this.plans[1], 0.5);
    this.plan(1, this.plans[0], this.rivals);
    for (let index = 0; index < this.rivals.length; index++) this.gather(1, this.rivals.actions[index]!);
    this.addHabits(this.rivals, 0.5);
  }

  /** Own answers to somebody who stands still or does anything: they are known when they have been sifted, nothing has to be solved. */
  private answerNaive(expected: readonly Expected[]): void {
    const { duel, rivals, sieve, choices } = this;
    this.readNaive(1);
    const left = expected.reduce((sum, { share }) => sum - share, 1);
    for (let index = 0; index < rivals.length; index++) {
      rivals.shares[index] = left * (index === 0 ? STAYS : (1 - STAYS) / (rivals.length - 1));
    }
    for (const { action, share } of expected) {
      rivals.actions[rivals.length] = action;
      rivals.shares[rivals.length++] = share;
    }
    this.sieveAll(0, rivals, PLANS);
    const take = (): void => {
      for (let index = 0; index < sieve.count; index++) {
        choices.push({ action: sieve.best[index]!, share: index === 0 ? 1 : 0, worth: sieve.worth[index]! });
      }
    };
    take();
    if (duel.hand === 0 || this.purse.isEmpty) return;
    const kept = Array.from(sieve.best.subarray(0, Math.min(VARIED, sieve.count)));
    this.sieveVaried(0, duel.hand, kept, rivals, PLANS_OF_HAND);
    take();
  }

  private addHabits(plans: Rivals, share: number): void {
    for (let index = 0; index < plans.length; index++) {
      const own = this.find(1, plans.actions[index]!);
      if (own >= 0) this.habit.shares[own]! += share * plans.shares[index]!;
    }
  }

  private readNaive(side: Side): void {
    this.list.clear();
    this.duel.naive(side, this.rng, this.list);
    this.rivals.length = this.list.length;
    for (let index = 0; index < this.list.length; index++) {
      this.rivals.actions[index] = this.list.at(index);
      this.rivals.shares[index] = 1 / this.list.length;
    }
  }

  /** What people might lay against these rivals: good answers with every hand, the better the likelier. */
  private plan(side: Side, rivals: Rivals, out: Rivals): void {
    const odds = this.duel.odds[side];
    out.length = 0;
    this.sieveAll(side, rivals, PLANS);
    const kept = odds.length > 1 ? Array.from(this.sieve.best.subarray(0, Math.min(VARIED, this.sieve.count))) : [];
    this.takePlans(out, odds.length > 1 ? odds[0]! : 1);
    for (let hand = 1; hand < odds.length; hand++) {
      if (odds[hand] === 0 || this.purse.isEmpty) continue;
      this.sieveVaried(side, hand, kept, rivals, PLANS_OF_HAND);
      this.takePlans(out, odds[hand]!);
    }
  }

  private takePlans(out: Rivals, share: number): void {
    const { best, worth, count } = this.sieve;
    let total = 0;
    for (let index = 0; index < count; index++) total += Math.exp((worth[index]! - worth[0]!) / TEMPER);
    for (let index = 0; index < count; index++) {
      out.actions[out.length] = best[index]!;
      out.shares[out.length++] = (share * Math.exp((worth[index]! - worth[0]!) / TEMPER)) / total;
    }
  }

  /** Looks for better answers of a side and gathers them; says how many were new. */
  private answer(side: Side, turn: number): number {
    if (this.purse.isEmpty) return 0;
    this.readMix(side === 0 ? 1 : 0);
    this.sieveAll(side, this.rivals, VARIED);
    const kept = Array.from(this.sieve.best.subarray(0, this.sieve.count));
    let gathered = 0;
    for (const action of kept.slice(0, TAKEN)) gathered += this.gather(side, action);
    const hand = this.handToThink(side, turn);
    if (this.duel.odds[side].length === 1 || this.purse.isEmpty) return gathered;
    this.sieveVaried(side, hand, kept, this.rivals, TAKEN);
    for (let index = 0; index < this.sieve.count; index++) gathered += this.gather(side, this.sieve.best[index]!);
    return gathered;
  }

  private breadthOf(side: Side): number {
    return side === 0 ? this.settings.breadth : (this.settings.otherBreadth ?? this.settings.breadth);
  }

  private variedOf(side: Side, hand: number): number {
    const { odds, hand: held } = this.duel;
    const isLikely = !this.settings.isSparing || (side === 0 && hand === held);
    return Math.ceil((this.breadthOf(side) / VARIED) * (isLikely ? 1 : odds[side][hand]!));
  }

  private sieveAll(side: Side, rivals: Rivals, keep: number): void {
    this.list.clear();
    this.duel.look(side, this.breadthOf(side), this.rng, this.list);
    this.sift(side, rivals, keep);
  }

  private sieveVaried(side: Side, hand: number, kept: readonly Action[], rivals: Rivals, keep: number): void {
    this.list.clear();
    for (const action of kept) {
      this.duel.vary(side, hand, action, this.variedOf(side, hand), this.rng, this.list);
    }
    this.sift(side, rivals, keep);
  }

  private sift(side: Side, rivals: Rivals, keep: number): void {
    const { duel } = this;
    const { actions } = rivals;
    const { liked } = duel;
    const meet =
      side === 0
        ? (own: Action, rival: number): number => duel.meet(own, actions[rival]!) + (liked ? liked[0]! : 0)
        : (own: Action, rival: number): number => 1 - duel.meet(actions[rival]!, own) + (liked ? liked[1]! : 0);
    this.sieve.run(this.list, rivals.shares, rivals.length, meet, keep, this.purse);
  }

  // One's own hand is thought about every other time, all hands of both sides by their odds.
  private handToThink(side: Side, turn: number): number {
    const { odds, hand } = this.duel;
    if (side === 0 && turn % 2 === 0) return hand;
    let left = fraction(this.rng);
    for (let each = 0; each < odds[side].length; each++) {
      left -= odds[side][each]!;
      if (left < 0) return each;
    }
    return 0;
  }

  private solve(sweeps: number): void {
    const { odds } = this.duel;
    const [rows, columns] = this.count;
    const rowHands = odds[0].length > 1 ? { odds: odds[0], held: this.held[0] } : undefined;
    const columnHands = odds[1].length > 1 ? { odds: odds[1], held: this.held[1] } : undefined;
    const habit = this.habit.weight > 0 ? this.habit : undefined;
    const toColumn = this.duel.liked && this.payoffOther;
    this.solver.solve({ rows, columns, stride: ROOM, toRow: this.payoff, toColumn, rowHands, columnHands, habit }, sweeps);
  }

  private find(side: Side, action: Action): number {
    for (let index = 0; index < this.count[side]; index++) if (this.actions[side][index] === action) return index;
    return -1;
  }

  /** Takes an action in and lets it meet everything on the other side; 0 when it was there or there is no room. */
  private gather(side: Side, action: Action): number {
    if (this.count[side] >= ROOM || this.find(side, action) >= 0) return 0;
    const own = this.count[side]++;
    this.actions[side][own] = action;
    this.held[side][own] = this.duel.held(side, action);
    for (let other = 0; other < this.count[side === 0 ? 1 : 0]; other++) {
      this.purse.spend();
      if (side === 0) this.meet(own, other);
      else this.meet(other, own);
    }
    return 1;
  }

  private meet(one: number, other: number): void {
    const { liked } = this.duel;
    const got = this.duel.meet(this.actions[0][one]!, this.actions[1][other]!);
    this.payoff[one * ROOM + other] = liked ? got + liked[0]! : got;
    if (liked) this.payoffOther[one * ROOM + other] = 1 - got + liked[1]!;
  }

  /** What a side does as things stand, likeliest first, into `rivals`. */
  private readMix(side: Side): void {
    const { rivals } = this;
    const mix = side === 0 ? this.solver.rowMix : this.solver.columnMix;
    rivals.length = 0;
    // What was gathered since the last solution is not in it yet.
    for (let index = 0; index < mix.length; index++) {
      const share = mix[index]!;
      if (share < LEAST_SHARE) continue;
      let place = rivals.length++;
      for (; place > 0 && rivals.shares[place - 1]! < share; place--) {
        rivals.shares[place] = rivals.shares[place - 1]!;
        rivals.actions[place] = rivals.actions[place - 1]!;
      }
      rivals.shares[place] = share;
      rivals.actions[place] = this.actions[side][index]!;
    }
  }

  /** What the other side is thought to do, likeliest first: actions and shares. */
  likely(): readonly { readonly action: Action; readonly share: number }[] {
    this.readMix(1);
    return Array.from({ length: this.rivals.length }, (_, index) => ({
      action: this.rivals.actions[index]!,
      share: this.rivals.shares[index]!,
    }));
  }

  /** What side 0 gathered that its own hand can choose: actions, how likely each should be chosen, what it is worth. */
  result(): readonly OracleChoice[] {
    if (this.settings.isShortSighted) return this.choices.slice();
    const shares = new Float64Array(this.count[0]);
    this.solver.strategyOf(0, this.duel.odds[0].length > 1 ? this.duel.hand : 0, shares);
    const choices: OracleChoice[] = [];
    for (let index = 0; index < this.count[0]; index++) {
      if ((this.held[0][index]! & (1 << this.duel.hand)) === 0) continue;
      choices.push({ action: this.actions[0][index]!, share: shares[index]!, worth: this.solver.rowWorth[index]! });
    }
    return choices;
  }
}

export interface OracleChoice {
  readonly action: Action;
  readonly share: number;
  /** What it gets against what the other side is thought to do. */
  readonly worth: number;
}
