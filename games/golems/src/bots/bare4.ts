import type { Action } from '@stolik/kernel/game';
import * as packing from '../programs/choices4.ts';
import { lengthOf, rowAt } from '../programs/choices4.ts';
import * as codes from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import { rearrange } from '../v4/cards.ts';
import { damagedCount } from '../v4/end.ts';
import * as kinds from '../v4/kinds.ts';
import * as record from '../v4/state.ts';
import { copyState, kitOf, partIndex, type State4 } from '../v4/state.ts';
import * as bare from './bare.ts';
import { isBare, Pair, sightOn } from './bare.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { NOTHING } = bare;
const { INNER_ROW } = packing;
const { IF_BASE, REPEAT_BASE, ROW_FIRST, ROW_SECOND } = codes;
const { ATTACK, DEFEND, RIGHT } = cards;
const { ALL_DAMAGED, CHASSIS, DRAUGHT, GIFT, JAM, SWAP, WEAPON } = kinds;
const { ASK_CARD, DAMAGED, OVER, STRIDE } = record;

/** A robot past its last component. */
const OUT = ALL_DAMAGED + 1;
const HURT_BITS = 4;
const HURT_MASK = 15;

/** Whether a round from here on is one that `Bare4` can run. */
export function isBareDuel4(state: State4): boolean {
  const { table } = state;
  return (
    table.seats === 2 &&
    table.players === 2 &&
    state.playing === 3 &&
    state.leaving === 0 &&
    state.event !== JAM &&
    state.contents.length === 0 &&
    isBare(state.field, state.token, state.barrel)
  );
}

/** What a robot can do, by its damaged components. */
class Robot {
  readonly start: number;
  private readonly next = new Uint8Array(OUT + 1);
  readonly power = new Uint8Array(OUT + 1);
  readonly sight: readonly Uint8Array[];
  /** The command that the chassis refuses. */
  readonly refused = new Uint16Array(OUT + 1);

  constructor(state: State4, seat: number, breaking: readonly number[]) {
    const { power, reach, forbids } = kitOf(state);
    const damaged = state.robot[seat * STRIDE + DAMAGED]!;
    this.start = state.event === GIFT ? repaired(damaged, breaking) : damaged;
    const sight: Uint8Array[] = [];
    for (let each = 0; each <= ALL_DAMAGED; each++) {
      const broken = breaking.find((component) => (each & (1 << component)) === 0);
      this.next[each] = broken === undefined ? OUT : each | (1 << broken);
      this.power[each] = power[partIndex(state, seat, WEAPON, each)]!;
      sight[each] = sightOn(state.field, reach[partIndex(state, seat, WEAPON, each)]!);
      this.refused[each] = (each & (1 << CHASSIS)) === 0 ? NOTHING : forbids[partIndex(state, seat, CHASSIS, each)]!;
    }
    this.next[OUT] = OUT;
    this.sight = sight;
  }

  /** Its components after so many points. [G4.4.4] */
  after(damaged: number, points: number): number {
    let now = damaged;
    for (let left = points; left > 0; left--) now = this.next[now]!;
    return now;
  }
}

/** A gift mends what is missed most. */
function repaired(damaged: number, breaking: readonly number[]): number {
  const repaired = breaking.findLast((component) => (damaged & (1 << component)) !== 0);
  return repaired === undefined ? damaged : damaged & ~(1 << repaired);
}

/** Runs two programs on a bare field: ends as numbers, and the states that these represent. */
export class Bare4 {
  private readonly start: State4;
  private readonly pair: Pair;
  private readonly seats: readonly [number, number];
  private readonly stands: readonly [number, number];
  private readonly robots: readonly [Robot, Robot];
  private readonly cells: number;

  constructor(start: State4, seats: readonly [number, number], breaking: readonly (readonly number[])[]) {
    this.start = start;
    this.seats = seats;
    this.pair = new Pair(start.field, start.table.swap);
    this.cells = start.field.ground.length;
    const [one, other] = seats;
    this.stands = [start.at[one]! * 4 + start.facing[one]!, start.at[other]! * 4 + start.facing[other]!];
    this.robots = [new Robot(start, one, breaking[one]!), new Robot(start, other, breaking[other]!)];
  }

  /** The end of the round as a number. */
  run(one: Action, other: Action): number {
    const { pair, robots } = this;
    const first = this.eventful(one);
    const second = this.eventful(other);
    pair.one = this.stands[0];
    pair.other = this.stands[1];
    let damaged0 = robots[0].start;
    let damaged1 = robots[1].start;
    const rows = Math.max(lengthOf(first), lengthOf(second));
    for (let row = 0; row < rows && damaged0 !== OUT && damaged1 !== OUT; row++) {
      const value0 = rowAt(first, row);
      const value1 = rowAt(second, row);
      const command0 = this.commandOf(value0, 0);
      const command1 = this.commandOf(value1, 1);
      const isTwice0 = isTwice(value0);
      const isTwice1 = isTwice(value1);
      const walk0 = command0 === robots[0].refused[damaged0] ? NOTHING : command0;
      const walk1 = command1 === robots[1].refused[damaged1] ? NOTHING : command1;
      pair.move(walk0, walk1);
      const again0 = isTwice0 && command0 <= RIGHT;
      const again1 = isTwice1 && command1 <= RIGHT;
      if (again0 || again1) pair.move(again0 ? walk0 : NOTHING, again1 ? walk1 : NOTHING);
      if (command0 !== ATTACK && command1 !== ATTACK) continue;
      const blows1 = command0 === ATTACK ? this.blowsOf(0, damaged0, pair.one, pair.other, isTwice0) : 0;
      const blows0 = command1 === ATTACK ? this.blowsOf(1, damaged1, pair.other, pair.one, isTwice1) : 0;
      if (blows0 > 0) damaged0 = robots[0].after(damaged0, unblocked(blows0, command0, isTwice0));
      if (blows1 > 0) damaged1 = robots[1].after(damaged1, unblocked(blows1, command1, isTwice1));
    }
    return (((pair.one << 8) | pair.other) << (2 * HURT_BITS)) | (damaged0 << HURT_BITS) | damaged1;
  }

  /** The program after what an event does to it. [G4.1.4] */
  private eventful(action: Action): number {
    const { event } = this.start;
    return event === SWAP || event === DRAUGHT ? rearrange(action, event === SWAP) : action;
  }

  private commandOf(value: number, side: 0 | 1): number {
    if (value === 0 || value === INNER_ROW) return NOTHING;
    if (value <= IF_BASE) return ROW_FIRST[value - 1]!;
    const { one, other } = this.pair;
    const [stand, target] = side === 0 ? [one, other] : [other, one];
    return this.start.field.steps[stand] === target >> 2 ? ROW_FIRST[value - 1]! : ROW_SECOND[value - 1]!;
  }

  private blowsOf(side: 0 | 1, damaged: number, stand: number, target: number, isTwice: boolean): number {
    const robot = this.robots[side];
    if (robot.sight[damaged]![stand * this.cells + (target >> 2)] === 0) return 0;
    return isTwice ? 2 * robot.power[damaged]! : robot.power[damaged]!;
  }

  /** The state that an end stands for, into `out`: as far as anybody judges it. */
  stateOf(end: number, out: State4): void {
    const { start, seats } = this;
    copyState(start, out);
    out.golemAt.fill(0);
    for (let side = 0; side < 2; side++) {
      const seat = seats[side]!;
      const stand = (end >> (2 * HURT_BITS + (side === 0 ? 8 : 0))) & 255;
      const damaged = (end >> (side === 0 ? HURT_BITS : 0)) & HURT_MASK;
      out.robot[seat * STRIDE + DAMAGED] = Math.min(ALL_DAMAGED, damaged);
      out.facing[seat] = stand & 3;
      out.at[seat] = damaged === OUT ? -1 : stand >> 2;
      if (damaged !== OUT) out.golemAt[stand >> 2] = seat + 1;
    }
    const [one, other] = seats;
    const isOut = out.at[one]! < 0;
    const isOtherOut = out.at[other]! < 0;
    const isFinal = isOut || isOtherOut || start.round >= start.table.rounds;
    out.winner = 0;
    out.ask = isFinal ? OVER : ASK_CARD;
    if (!isFinal) {
      out.round++;
      return;
    }
    const ahead = isOut || isOtherOut ? Number(isOtherOut) - Number(isOut) : damagedCount(out, other) - damagedCount(out, one);
    out.winner = ahead === 0 ? 0 : ahead > 0 ? one + 1 : other + 1;
  }
}

const isTwice = (value: number): boolean => value > REPEAT_BASE && value <= IF_BASE;

/** Points that Defend does not block: it blocks two of a Cycle 2. [G4.4.3] */
const unblocked = (blows: number, command: number, isTwice: boolean): number =>
  command === DEFEND ? Math.max(0, blows - (isTwice ? 2 : 1)) : blows;
