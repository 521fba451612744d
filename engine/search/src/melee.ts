import { type Action, ActionList } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { draw, fraction } from './choose.ts';
import type { Expected, OracleChoice, OracleSettings } from './oracle.ts';
import type { Purse } from './purse.ts';
import { Sieve } from './sieve.ts';

/** A decision that several make at once. Side 0 is the one who thinks. */
export interface Melee {
  readonly sides: number;
  /** What each side gets when they meet: `out[side]`, 0 to 1. */
  meetAll(actions: Float64Array, out: Float64Array): void;
  /** Actions a side may choose, or for the others might: all of them, or so many drawn. */
  look(side: number, most: number, rng: Rng, out: ActionList): void;
  /** What somebody might do who does not think. */
  naive(side: number, rng: Rng, out: ActionList): void;
}

const ROOM = 48;
const MOST_SIDES = 8;
/** Choices of all others that new candidates are tried against. */
const PROFILES = 6;
const BEGIN_WITH = 8;
const TAKEN = 2;
/** Samples for each candidate between two searches for better ones. */
const WALKS = 24;

/** One side's candidates with their regrets. */
class Pool {
  readonly actions = new Float64Array(ROOM);
  readonly regret = new Float64Array(ROOM);
  readonly now = new Float64Array(ROOM);
  readonly sum = new Float64Array(ROOM);
  readonly got = new Float64Array(ROOM);
  readonly average = new Float64Array(ROOM);
  readonly worth = new Float64Array(ROOM);
  readonly tried = new Float64Array(ROOM);
  count = 0;

  clear(): void {
    this.count = 0;
    for (const each of [this.regret, this.sum, this.worth, this.tried]) each.fill(0);
  }

  add(action: Action): void {
    for (let index = 0; index < this.count; index++) if (this.actions[index] === action) return;
    if (this.count < ROOM) this.actions[this.count++] = action;
  }

  /** Regret matching: shares in proportion to the regrets, evenly where there are none. */
  match(): void {
    share(this.regret, this.now, this.count);
  }

  learn(): void {
    let mean = 0;
    for (let index = 0; index < this.count; index++) mean += this.now[index]! * this.got[index]!;
    for (let index = 0; index < this.count; index++) {
      this.regret[index] = Math.max(0, this.regret[index]! + this.got[index]! - mean);
      this.sum[index]! += this.now[index]!;
      this.worth[index]! += this.got[index]!;
      this.tried[index]!++;
    }
  }
}

function share(from: Float64Array, out: Float64Array, count: number): void {
  let total = 0;
  for (let index = 0; index < count; index++) total += from[index]!;
  for (let index = 0; index < count; index++) out[index] = total > 0 ? from[index]! / total : 1 / count;
}

/**
 * External sampling over candidates. Each side in turn tries all its candidates against choices drawn for the others, and regrets
 * those it should have made. From time to time a side searches all actions for better candidates.
 */
export class MeleeSearch {
  private readonly pools = Array.from({ length: MOST_SIDES }, () => new Pool());
  private readonly joint = new Float64Array(MOST_SIDES);
  private readonly values = new Float64Array(MOST_SIDES);
  private readonly profiles = new Float64Array(PROFILES * MOST_SIDES);
  private readonly evenly = new Float64Array(PROFILES).fill(1 / PROFILES);
  private readonly list = new ActionList();
  private readonly sieve = new Sieve();
  private melee!: Melee;
  private rng!: Rng;
  private purse!: Purse;
  private breadth = 0;
  private expected: readonly (readonly Expected[])[] = [];

  /** `expected`: by side, what it is thought to do because of what it did before. */
  run(
    melee: Melee,
    settings: Pick<OracleSettings, 'breadth' | 'isShortSighted'>,
    rng: Rng,
    purse: Purse,
    consider: readonly Action[] = [],
    expected: readonly (readonly Expected[])[] = [],
  ): void {
    this.melee = melee;
    this.expected = expected;
    this.breadth = settings.breadth;
    this.rng = rng;
    this.purse = purse;
    for (const pool of this.pools) pool.clear();
    for (const action of consider) this.pools[0]!.add(action);
    this.profileNaive();
    if (settings.isShortSighted) {
      this.search(0, BEGIN_WITH);
      this.takeWorth();
      return;
    }
    for (let side = 0; side < melee.sides; side++) this.search(side, BEGIN_WITH);
    for (let turn = 0; !purse.isEmpty; turn++) {
      for (let walk = 0; walk < WALKS && !purse.isEmpty; walk++) {
        for (let side = 0; side < melee.sides; side++) this.walk(side);
      }
      if (purse.isEmpty) break;
      this.profileAverage();
      // The one who thinks looks for better candidates every other time.
      this.search(turn % 2 === 0 || melee.sides === 1 ? 0 : 1 + (((turn - 1) / 2) % (melee.sides - 1)), TAKEN);
    }
  }

  private profileNaive(): void {
    for (let side = 0; side < this.melee.sides; side++) {
      this.list.clear();
      this.melee.naive(side, this.rng, this.list);
      for (let profile = 0; profile < PROFILES; profile++) {
        const index = profile === 0 ? 0 : this.rng.below(this.list.length);
        this.profiles[profile * MOST_SIDES + side] = this.expectedOf(side) ?? this.list.at(index);
      }
    }
  }

  private profileAverage(): void {
    for (let side = 0; side < this.melee.sides; side++) {
      const pool = this.pools[side]!;
      share(pool.sum, pool.average, pool.count);
      for (let profile = 0; profile < PROFILES; profile++) {
        this.profiles[profile * MOST_SIDES + side] = this.drawFor(side, pool.average);
      }
    }
  }

  /** What a side does because of what it did before, as often as that is expected; else undefined. */
  private expectedOf(side: number): Action | undefined {
    const expected = this.expected[side] ?? [];
    let left = expected.length > 0 ? fraction(this.rng) : 0;
    for (const { action, share } of expected) {
      left -= share;
      if (left < 0) return action;
    }
    return undefined;
  }

  /** What a side does now: what it is expected to do, or else one of its candidates by these shares. */
  private drawFor(side: number, shares: Float64Array): Action {
    const pool = this.pools[side]!;
    return this.expectedOf(side) ?? pool.actions[draw(shares, pool.count, this.rng)]!;
  }

  /** The answers to somebody who does not think, worth what they were found to be. */
  private takeWorth(): void {
    const [own] = this.pools;
    for (let index = 0; index < this.sieve.count; index++) {
      const at = own!.actions.indexOf(this.sieve.best[index]!);
      own!.worth[at] = this.sieve.worth[index]!;
      own!.tried[at] = 1;
    }
  }

  private search(side: number, keep: number): void {
    const { melee, joint, values, profiles } = this;
    this.list.clear();
    melee.look(side, this.breadth, this.rng, this.list);
    const meet = (action: Action, profile: number): number => {
      for (let other = 0; other < melee.sides; other++) joint[other] = profiles[profile * MOST_SIDES + other]!;
      joint[side] = action;
      melee.meetAll(joint, values);
      return values[side]!;
    };
    this.sieve.run(this.list, this.evenly, PROFILES, meet, keep, this.purse);
    for (let index = 0; index < this.sieve.count; index++) this.pools[side]!.add(this.sieve.best[index]!);
  }

  private walk(side: number): void {
    const { melee, joint, values, pools } = this;
    for (let each = 0; each < melee.sides; each++) {
      const pool = pools[each]!;
      pool.match();
      joint[each] = this.drawFor(each, pool.now);
    }
    const own = pools[side]!;
    for (let index = 0; index < own.count; index++) {
      joint[side] = own.actions[index]!;
      this.purse.spend();
      melee.meetAll(joint, values);
      own.got[index] = values[side]!;
    }
    own.learn();
  }

  /** What all might do, drawn by their averages: `count` joint choices, by side. */
  likely(count: number): readonly Float64Array[] {
    return Array.from({ length: count }, () =>
      Float64Array.from({ length: this.melee.sides }, (_, side) => {
        const pool = this.pools[side]!;
        share(pool.sum, pool.average, pool.count);
        return pool.actions[draw(pool.average, pool.count, this.rng)]!;
      }),
    );
  }

  /** What side 0 gathered: actions, how likely each should be chosen, what it was worth on average. */
  result(): readonly OracleChoice[] {
    const pool = this.pools[0]!;
    share(pool.sum, pool.average, pool.count);
    return Array.from({ length: pool.count }, (_, index) => ({
      action: pool.actions[index]!,
      share: pool.average[index]!,
      worth: pool.tried[index]! > 0 ? pool.worth[index]! / pool.tried[index]! : 0.5,
    }));
  }
}
