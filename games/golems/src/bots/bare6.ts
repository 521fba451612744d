import type { Action } from '@stolik/kernel/game';
import * as codes from '../programs/code.ts';
import { decodeRows } from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import * as record from '../v6/state.ts';
import { copyState, type State6 } from '../v6/state.ts';
import * as bare from './bare.ts';
import { isBare, Pair, sightOn } from './bare.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { NOTHING } = bare;
const { CALL_CODE, REPEAT_BASE, ROW_FIRST, ROW_KIND, ROW_SECOND, ROW_TEST, KIND_IF, KIND_REPEAT, KIND_WHILE, KIND_CALL } = codes;
const { ATTACK, DEFEND, TESTS } = cards;
const { LUCK_DRAW, NO_CARD, OVER } = record;
const ANY = TESTS.indexOf('any');
const HIT = TESTS.indexOf('hit');

/** Damage takes so many bits of a key; nobody can take more and stay. */
const HURT_BITS = 4;
const MOST_HURT = (1 << HURT_BITS) - 1;

/** Left to the rules. */
export const UNKNOWN_END = -1;

/** Whether a round from here on is one that `Bare6` can run. */
export function isBareDuel6(state: State6): boolean {
  const { table } = state;
  return (
    table.seats === 2 &&
    table.players === 2 &&
    !table.kids &&
    !table.hasLogic &&
    table.tie === 'draw' &&
    table.limit.every((limit) => limit <= MOST_HURT) &&
    state.leaving.every((leaving) => leaving === 0) &&
    state.at.every((at) => at >= 0) &&
    isBare(state.field, state.token, state.barrel)
  );
}

/** One side of a row: what it does in each pass. */
class Doing {
  readonly rows = new Uint16Array(64);
  length = 0;
  private action: Action = Number.NaN;
  hasLoop = false;

  read(action: Action): void {
    if (action === this.action) return;
    this.action = action;
    this.length = decodeRows(action, this.rows);
    this.hasLoop = false;
    for (let row = 0; row < this.length; row++) if (ROW_KIND[this.rows[row]!] === KIND_WHILE) this.hasLoop = true;
  }
}

/** Runs two programs on a bare field: ends as numbers, and the states that these represent. */
export class Bare6 {
  private readonly start: State6;
  private readonly pair: Pair;
  private readonly doing = [new Doing(), new Doing()] as const;
  private readonly stands: readonly [number, number];
  private readonly seats: readonly [number, number];
  private readonly sight: readonly [Uint8Array, Uint8Array];
  private readonly cells: number;
  private readonly strength: readonly [number, number];
  private readonly limit: readonly [number, number];
  /** Taken so far, points that Defend still blocks, the battle commands of a pass. */
  private hurt0 = 0;
  private hurt1 = 0;
  private guard0 = 0;
  private guard1 = 0;
  private battle0 = NOTHING;
  private battle1 = NOTHING;

  constructor(start: State6, seats: readonly [number, number]) {
    const { table, field } = start;
    this.start = start;
    this.seats = seats;
    this.pair = new Pair(field, table.swap);
    this.cells = field.ground.length;
    const [one, other] = seats;
    this.stands = [start.at[one]! * 4 + start.facing[one]!, start.at[other]! * 4 + start.facing[other]!];
    this.sight = [sightOn(field, table.range[one]!), sightOn(field, table.range[other]!)];
    this.strength = [table.strength[one]!, table.strength[other]!];
    this.limit = [table.limit[one]!, table.limit[other]!];
  }

  /** The end of the round as a number, or UNKNOWN_END where the rules have to run it. */
  run(one: Action, other: Action): number {
    const [first, second] = this.doing;
    first.read(one);
    second.read(other);
    if (first.hasLoop || second.hasLoop) return UNKNOWN_END;
    const { pair, start, seats, limit } = this;
    pair.one = this.stands[0];
    pair.other = this.stands[1];
    this.hurt0 = start.damage[seats[0]]!;
    this.hurt1 = start.damage[seats[1]]!;
    const rows = Math.max(first.length, second.length);
    for (let row = 0; row < rows; row++) {
      const code = row < first.length ? first.rows[row]! : NOTHING;
      const otherCode = row < second.length ? second.rows[row]! : NOTHING;
      if ((code >= REPEAT_BASE && code !== NOTHING) || (otherCode >= REPEAT_BASE && otherCode !== NOTHING))
        this.runSpecial(code, otherCode);
      else this.runPlain(code, otherCode);
      if (this.hurt0 >= limit[0] || this.hurt1 >= limit[1]) break;
    }
    const hurt = (Math.min(MOST_HURT, this.hurt0) << HURT_BITS) | Math.min(MOST_HURT, this.hurt1);
    return (((pair.one << 8) | pair.other) << (2 * HURT_BITS)) | hurt;
  }

  private runPlain(code: number, otherCode: number): void {
    this.pair.move(code, otherCode);
    if (code !== ATTACK && otherCode !== ATTACK) return;
    this.guard0 = code === DEFEND ? 1 : 0;
    this.guard1 = otherCode === DEFEND ? 1 : 0;
    this.battle0 = code;
    this.battle1 = otherCode;
    this.strike();
  }

  /** A row in which somebody has a bonus: passes, then tests and what they choose. [G6.5.1, G6.5.2] */
  private runSpecial(code: number, otherCode: number): void {
    const { pair } = this;
    this.guard0 = this.defendsOf(0, code);
    this.guard1 = this.defendsOf(1, otherCode);
    const own = this.passesOf(0, code);
    const others = this.passesOf(1, otherCode);
    for (let pass = 0; pass < own || pass < others; pass++) {
      const isOn = pass < own;
      const isOtherOn = pass < others;
      pair.move(isOn ? this.orderOf(0, code, pass) : NOTHING, isOtherOn ? this.orderOf(1, otherCode, pass) : NOTHING);
      this.battle0 = isOn ? this.battleOf(0, code, pass) : NOTHING;
      this.battle1 = isOtherOn ? this.battleOf(1, otherCode, pass) : NOTHING;
      if (pass === 0) this.test(code, otherCode);
      this.strike();
    }
  }

  /** All answers come before any choice is made. [G6.5.5] */
  private test(code: number, otherCode: number): void {
    const chosen = isIf(code) ? this.chosenBy(0, code) : NOTHING;
    const otherChosen = isIf(otherCode) ? this.chosenBy(1, otherCode) : NOTHING;
    if (chosen === DEFEND) this.guard0++;
    if (otherChosen === DEFEND) this.guard1++;
    if (isIf(code)) this.battle0 = chosen;
    if (isIf(otherCode)) this.battle1 = otherChosen;
    this.pair.move(chosen, otherChosen);
  }

  private chosenBy(side: 0 | 1, code: number): number {
    const test = ROW_TEST[code]!;
    const holds = test === ANY ? this.isAhead(side) : test === HIT && this.isAttacked(side);
    return holds ? ROW_FIRST[code]! : ROW_SECOND[code]!;
  }

  /** Whether the other stands right before this one. */
  private isAhead(side: 0 | 1): boolean {
    const { one, other } = this.pair;
    const [stand, target] = side === 0 ? [one, other] : [other, one];
    return this.start.field.steps[stand] === target >> 2;
  }

  private isAttacked(side: 0 | 1): boolean {
    return side === 0 ? this.battle1 === ATTACK && this.reaches(1) : this.battle0 === ATTACK && this.reaches(0);
  }

  private reaches(side: 0 | 1): boolean {
    const { one, other } = this.pair;
    return side === 0
      ? this.sight[0][one * this.cells + (other >> 2)] === 1
      : this.sight[1][other * this.cells + (one >> 2)] === 1;
  }

  /** All strikes of a pass at once, and what Defend leaves of them. [G6.7.2] */
  private strike(): void {
    const isHit = this.battle1 === ATTACK && this.reaches(1);
    if (this.battle0 === ATTACK && this.reaches(0)) {
      const points = this.strength[0];
      const blocked = Math.min(points, this.guard1);
      this.guard1 -= blocked;
      this.hurt1 += points - blocked;
    }
    if (!isHit) return;
    const points = this.strength[1];
    const blocked = Math.min(points, this.guard0);
    this.guard0 -= blocked;
    this.hurt0 += points - blocked;
  }

  private subprogram(side: 0 | 1, place: 0 | 1): number {
    return this.start.subprogram[this.seats[side] * 2 + place]!;
  }

  private passesOf(side: 0 | 1, code: number): number {
    if (code === NOTHING) return 0;
    if (ROW_KIND[code] === KIND_REPEAT) return 2;
    if (code !== CALL_CODE || this.subprogram(side, 0) === NO_CARD) return 1;
    return this.subprogram(side, 0) < ATTACK && this.subprogram(side, 1) >= ATTACK ? 1 : 2;
  }

  private defendsOf(side: 0 | 1, code: number): number {
    if (code === NOTHING) return 0;
    if (code === CALL_CODE) return (this.subprogram(side, 0) === DEFEND ? 1 : 0) + (this.subprogram(side, 1) === DEFEND ? 1 : 0);
    if (isIf(code) || ROW_FIRST[code] !== DEFEND) return 0;
    return ROW_KIND[code] === KIND_REPEAT ? 2 : 1;
  }

  /** What a side does in a pass before any test: a movement, and a battle command. */
  private orderOf(side: 0 | 1, code: number, pass: number): number {
    if (isIf(code)) return NOTHING;
    if (ROW_KIND[code] !== KIND_CALL) return ROW_FIRST[code]!;
    const first = this.subprogram(side, 0);
    if (first === NO_CARD || pass === 0) return first === NO_CARD ? NOTHING : first;
    return this.subprogram(side, 1);
  }

  private battleOf(side: 0 | 1, code: number, pass: number): number {
    if (isIf(code)) return NOTHING;
    if (ROW_KIND[code] !== KIND_CALL) return ROW_FIRST[code]!;
    const first = this.subprogram(side, 0);
    if (first === NO_CARD) return NOTHING;
    return pass === 0 && first >= ATTACK ? first : this.subprogram(side, 1);
  }

  /** The state that an end stands for, into `out`: as far as anybody judges it. */
  stateOf(end: number, out: State6): void {
    const { start, seats } = this;
    copyState(start, out);
    out.golemAt.fill(0);
    for (let side = 0; side < 2; side++) {
      const golem = seats[side]!;
      const stand = (end >> (2 * HURT_BITS + (side === 0 ? 8 : 0))) & 255;
      const damage = (end >> (side === 0 ? HURT_BITS : 0)) & MOST_HURT;
      const isOut = damage >= this.limit[side]!;
      out.damage[golem] = damage;
      out.facing[golem] = stand & 3;
      out.at[golem] = isOut ? -1 : stand >> 2;
      if (!isOut) out.golemAt[stand >> 2] = golem + 1;
      out.extra[golem] = 0;
    }
    out.winner = 0;
    const [one, other] = seats;
    const isFinal = out.at[one]! < 0 || out.at[other]! < 0 || start.round >= start.lastRound;
    out.phase = isFinal ? OVER : LUCK_DRAW;
    if (!isFinal) {
      out.round++;
      return;
    }
    const isOut = out.at[one]! < 0;
    const isOtherOut = out.at[other]! < 0;
    const ahead = isOut || isOtherOut ? Number(isOtherOut) - Number(isOut) : out.damage[other]! - out.damage[one]!;
    out.winner = ahead === 0 ? 0 : ahead > 0 ? one + 1 : other + 1;
  }
}

const isIf = (code: number): boolean => code !== NOTHING && ROW_KIND[code] === KIND_IF;
