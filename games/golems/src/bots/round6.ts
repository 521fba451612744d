import { type Action, type ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Duel, Expected } from '@stolik/search/oracle';
import { listPrograms6 } from '../programs/choices.ts';
import {
  CALL_CODE,
  decodeRows,
  encodeProgram,
  encodeRows,
  IF_BASE,
  REPEAT_BASE,
  ROW_FIRST,
  ROW_SECOND,
  WHILE_BASE,
} from '../programs/code.ts';
import type { Allowance6 } from '../programs/limits.ts';
import { ATTACK, CARDS, type Row, STAY } from '../programs/program.ts';
import { overtime6, roll6 } from '../v6/actions.ts';
import { allowanceWith, countOf } from '../v6/allowance.ts';
import * as kinds from '../v6/kinds.ts';
import { play6 } from '../v6/play.ts';
import { redeal6 } from '../v6/redeal.ts';
import { sampleProgram } from '../v6/sampling.ts';
import * as record from '../v6/state.ts';
import { cloneState, copyState, type State6 } from '../v6/state.ts';
import { Ends } from './bare.ts';
import { Bare6, isBareDuel6, UNKNOWN_END } from './bare6.ts';
import type { HumanRound } from './human.ts';
import type { Net } from './insight.ts';
import { judgeDuel6 } from './insight6.ts';
import type { Weights } from './judge4.ts';
import { judge6, wayOf6 } from './judge6.ts';
import { expectedOf, type Memory, type Trust } from './memory.ts';
import type { Manner } from './mind.ts';
import { Rolls } from './rolls.ts';
import { hasLikings, likingOf, type Temper } from './temper.ts';

const { DIE, OPENING, OVER, PROGRAM } = record;
const { LUCK, LUCK_IF, LUCK_REPEAT, LUCK_WHILE, UNKNOWN } = kinds;

const SAMPLES = 3;
const BONUS_TRIES = 1000;
const ONE_HAND = Float64Array.of(1);

/** Hidden hands: no bonus of the luck card, or the one it gives. */
const HAND_PLAIN = 0;
const HAND_OF_LUCK = LUCK.map((_, luck) =>
  luck === LUCK_IF ? 1 : luck === LUCK_REPEAT ? 2 : luck === LUCK_WHILE ? 3 : HAND_PLAIN,
);
const LUCK_OF_HAND = [-1, LUCK_IF, LUCK_REPEAT, LUCK_WHILE] as const;
const HANDS = 4;
const ALL_HANDS = (1 << HANDS) - 1;
/** Row codes of the bonus that a hand has. */
const BONUS_FROM = [0, IF_BASE, REPEAT_BASE, WHILE_BASE];
const BONUS_TO = [0, WHILE_BASE, IF_BASE, CALL_CODE];

/**
 * The state before any program is written, in the form that all worlds share if they look the same to this seat. The others' luck
 * cards are back in their decks, and the closed barrels are sorted. Later in the round only the barrels are sorted.
 */
export function beforePrograms6(world: State6, seat: Seat): State6 {
  const state = cloneState(world);
  sortBarrels6(state);
  if (state.phase !== PROGRAM) return state;
  const { seats, isBot, alternate } = state.table;
  for (let golem = 0; golem < seats; golem++) {
    if (golem === seat || isBot[golem] === 1) continue;
    if (!alternate) {
      state.length[golem] = 0;
      if (state.at[golem]! >= 0) state.waiting |= 1 << golem;
    }
    if (state.luck[golem] !== 0) state.decks[golem * LUCK.length + state.luck[golem]! - 1]!++;
    state.luck[golem] = 0;
  }
  return state;
}

export function sortBarrels6(state: State6): void {
  const closed: number[] = [];
  for (const barrel of state.barrel) if (barrel !== 0 && state.contents[barrel - 1] !== UNKNOWN) closed.push(barrel - 1);
  closed.sort((a, b) => a - b);
  const contents = closed.map((barrel) => state.contents[barrel]!).sort((a, b) => a - b);
  for (const [index, barrel] of closed.entries()) state.contents[barrel] = contents[index]!;
}

/** How likely each hand of a seat is to somebody who does not see its luck card. */
function oddsOf(state: State6, world: State6, seat: Seat): Float64Array {
  const odds = new Float64Array(HANDS);
  let total = 0;
  for (let luck = 0; luck < LUCK.length; luck++) {
    if ((world.ruledOut[seat]! & (1 << luck)) !== 0) continue;
    // The seat that thinks still holds its own card.
    const cards = state.decks[seat * LUCK.length + luck]! + (state.luck[seat] === luck + 1 ? 1 : 0);
    odds[HAND_OF_LUCK[luck]!]! += cards;
    total += cards;
  }
  for (let hand = 0; hand < HANDS; hand++) odds[hand] = total > 0 ? odds[hand]! / total : hand === HAND_PLAIN ? 1 : 0;
  return odds;
}

const hasLuck = (state: State6): boolean =>
  state.table.seats !== state.table.players || state.barrel.some((barrel) => barrel !== 0);

// One round is thought about at a time.
const ends = new Ends();

const known = new WeakMap<Allowance6, Float64Array>();
const LIST_AT_MOST = 6000;

/** All programs that an allowance leaves; undefined when there are too many. */
function programsOf(allowance: Allowance6): Float64Array | undefined {
  let programs = known.get(allowance);
  if (!programs) {
    if (countOf(allowance) > LIST_AT_MOST) return undefined;
    const found: number[] = [];
    listPrograms6(allowance, (code) => found.push(code));
    programs = Float64Array.from(found);
    known.set(allowance, programs);
  }
  return programs;
}

/** A round as a game between programs: what each program gets against the others, by running them. */
export class Round6 implements Duel, HumanRound {
  readonly odds: readonly [Float64Array, Float64Array];
  readonly hand: number;
  readonly sides: number;
  /** Two golems and nobody else: what one wins the other loses. */
  readonly isDuel: boolean;
  /** Who lays a program, by side. */
  readonly seats: readonly Seat[];
  /** One world and its rolls for each sample. */
  private readonly worlds: readonly State6[];
  private readonly rolls: readonly Rolls[];
  private readonly work: State6;
  private readonly weights: Weights;
  private readonly values = new Float64Array(8);
  /** By side. */
  readonly liked: Float64Array | undefined;
  private readonly temper: Temper | undefined;
  private readonly bare: Bare6 | undefined;
  private readonly net: Net | undefined;

  /** With a temper, sides like more than to win. Children race, they do not fight: they have none. */
  constructor(world: State6, seat: Seat, weights: Weights, rng: Rng, { temper, byRules, net }: Manner = {}) {
    const start = beforePrograms6(world, seat);
    const { seats, isBot, alternate, kids } = start.table;
    const samples = hasLuck(start) ? SAMPLES : 1;
    this.weights = weights;
    this.temper = !kids && temper && hasLikings(temper) ? temper : undefined;
    this.worlds = Array.from({ length: samples }, () => (samples > 1 ? redeal6(start, seat, rng) : start));
    this.rolls = this.worlds.map(() => new Rolls(rng));
    this.work = cloneState(start);
    const others = Array.from({ length: seats }, (_, each) => each).filter(
      (other) => other !== seat && isBot[other] === 0 && start.at[other]! >= 0 && !alternate,
    );
    this.seats = [seat, ...others];
    this.sides = this.seats.length;
    this.liked = this.temper && new Float64Array(this.sides);
    this.isDuel = this.sides === 2 && seats === 2;
    this.hand = kids ? HAND_PLAIN : (HAND_OF_LUCK[start.luck[seat]! - 1] ?? HAND_PLAIN);
    this.odds =
      kids || others.length === 0 ? [ONE_HAND, ONE_HAND] : [oddsOf(start, world, seat), oddsOf(start, world, others[0]!)];
    // A net has seen nothing but duels on bare fields.
    this.net = this.isDuel && isBareDuel6(start) ? net : undefined;
    const likesStrikes = this.temper !== undefined && this.temper.swing !== 0;
    if (this.isDuel && !byRules && !likesStrikes && isBareDuel6(start)) this.bare = new Bare6(start, [seat, others[0]!]);
  }

  held(_side: number, action: Action): number {
    const length = decodeRows(action, decoded);
    for (let row = 0; row < length; row++) {
      const code = decoded[row]!;
      if (code < REPEAT_BASE || code === CALL_CODE) continue;
      return 1 << (code < IF_BASE ? 2 : code < WHILE_BASE ? 1 : 3);
    }
    return ALL_HANDS;
  }

  meet(one: Action, other: Action): number {
    const end = this.bare ? this.bare.run(one, other) : UNKNOWN_END;
    if (end !== UNKNOWN_END) return this.worthOf(end);
    let sum = 0;
    this.liked?.fill(0);
    for (let sample = 0; sample < this.worlds.length; sample++) {
      copyState(this.worlds[sample]!, this.work);
      play6(this.work, this.seats[0]!, one, undefined);
      play6(this.work, this.seats[1]!, other, undefined);
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
    const golem = this.seats[side]!;
    const taken = work.damage[golem]! - start!.damage[golem]!;
    let dealt = 0;
    for (let other = 0; other < work.table.seats; other++) {
      if (other !== golem) dealt += work.damage[other]! - start!.damage[other]!;
    }
    const strikes = temper!.swing === 0 ? 0 : strikesIn(action);
    const isDraw = work.phase === OVER && work.winner === 0;
    liked[side]! += likingOf(temper!, { way: wayOf6(work, golem), strikes, dealt, taken, isDraw }) / this.worlds.length;
  }

  meetAll(actions: Float64Array, out: Float64Array): void {
    out.fill(0, 0, this.sides);
    this.liked?.fill(0);
    for (let sample = 0; sample < this.worlds.length; sample++) {
      copyState(this.worlds[sample]!, this.work);
      for (let side = 0; side < this.sides; side++) play6(this.work, this.seats[side]!, actions[side]!, undefined);
      this.finish(sample);
      for (let side = 0; side < this.sides; side++) {
        out[side]! += this.values[this.seats[side]!]! / this.worlds.length;
        if (this.liked) this.like(this.liked, side, actions[side]!);
      }
    }
    if (this.liked) for (let side = 0; side < this.sides; side++) out[side]! += this.liked[side]!;
  }

  private finish(sample: number): void {
    const { work } = this;
    const rolls = this.rolls[sample]!;
    rolls.rewind();
    while (work.phase > PROGRAM && work.phase !== OVER) {
      if (work.phase === DIE || work.phase === OPENING) play6(work, CHANCE, roll6(work, rolls), undefined);
      else {
        const asked = work.waiting !== 0 ? 31 - Math.clz32(work.waiting & -work.waiting) : work.asked;
        play6(work, asked, overtime6(work, asked), undefined);
      }
    }
    this.judge();
  }

  private judge(): void {
    if (this.net) judgeDuel6(this.work, this.values, this.weights, this.net);
    else judge6(this.work, this.values, this.weights);
  }

  /** The end of the round when these programs meet; valid until the next meeting. */
  endOf(actions: Float64Array): State6 {
    copyState(this.worlds[0]!, this.work);
    for (let side = 0; side < this.sides; side++) play6(this.work, this.seats[side]!, actions[side]!, undefined);
    this.finish(0);
    return this.work;
  }

  look(side: number, most: number, rng: Rng, out: ActionList): void {
    const allowance = allowanceWith(this.worlds[0]!, this.seats[side]!, this.isDuel ? -1 : this.luckOf(side, rng));
    const programs = programsOf(allowance);
    if (programs && programs.length <= most) for (let index = 0; index < programs.length; index++) out.push(programs[index]!);
    else for (let drawn = 0; drawn < most; drawn++) out.push(sampleProgram(allowance.sampler, rng));
  }

  /** The luck card of a side: one's own is known, another's is drawn. */
  private luckOf(side: number, rng: Rng): number {
    if (this.worlds[0]!.table.kids) return -1;
    if (side === 0) return LUCK_OF_HAND[this.hand]!;
    const base = this.seats[side]! * LUCK.length;
    const { decks } = this.worlds[0]!;
    let total = 0;
    for (let luck = 0; luck < LUCK.length; luck++) total += decks[base + luck]!;
    let pick = rng.below(Math.max(1, total));
    for (let luck = 0; luck < LUCK.length; luck++) {
      pick -= decks[base + luck]!;
      if (pick < 0) return luck;
    }
    return -1;
  }

  /** One row becomes the bonus of this hand; without a bonus, one row becomes another card. */
  vary(side: number, hand: number, action: Action, most: number, rng: Rng, out: ActionList): void {
    const allowance = allowanceWith(this.worlds[0]!, this.seats[side]!, LUCK_OF_HAND[hand]!);
    const isPlain = hand === HAND_PLAIN;
    const from = isPlain ? 0 : BONUS_FROM[hand]!;
    const codes = (isPlain ? CARDS.length : BONUS_TO[hand]!) - from;
    const length = decodeRows(action, decoded);
    const all = codes * length;
    for (let count = 0; count < Math.min(all, most); count++) {
      const pick = all <= most ? count : rng.below(all);
      const row = pick % length;
      const kept = decoded[row]!;
      decoded[row] = from + Math.floor(pick / length);
      if (fits(length, allowance)) out.push(encodeRows(decoded, length));
      decoded[row] = kept;
    }
  }

  withBonus(action: Action, rng: Rng, out: ActionList): void {
    if (this.hand !== HAND_PLAIN) this.vary(0, this.hand, action, BONUS_TRIES, rng, out);
  }

  expected(side: number, memory: Memory, trust: Trust): readonly Expected[] {
    const { most } = allowanceWith(this.worlds[0]!, this.seats[side]!, -1);
    return expectedOf(memory, this.seats[side]!, trust, 'golems6', (program) =>
      encodeProgram(program.slice(0, most).map(withoutLuck)),
    );
  }

  slip(action: Action, rng: Rng): Action {
    const length = decodeRows(action, decoded);
    if (length < 2) return action;
    const row = rng.below(length - 1);
    [decoded[row], decoded[row + 1]] = [decoded[row + 1]!, decoded[row]!];
    return encodeRows(decoded, length);
  }

  naive(side: number, rng: Rng, out: ActionList): void {
    const allowance = allowanceWith(this.worlds[0]!, this.seats[side]!, -1);
    for (let row = 0; row < allowance.fewest; row++) decoded[row] = STAY;
    // A thought only: nobody has so many Stay cards.
    out.push(encodeRows(decoded, allowance.fewest));
    for (let drawn = 0; drawn < 3; drawn++) out.push(sampleProgram(allowance.sampler, rng));
  }
}

/** A bonus needs its luck card again: without it the row is the plain card inside. A Call is always there. */
function withoutLuck(row: Row): Row {
  if (row.kind === 'plain' || row.kind === 'call') return row;
  return { kind: 'plain', card: row.kind === 'if' ? row.no : row.card };
}

const decoded = new Uint16Array(64);
const laid = new Uint8Array(256);

function strikesIn(action: Action): number {
  const length = decodeRows(action, decoded);
  let strikes = 0;
  for (let row = 0; row < length; row++) {
    if (ROW_FIRST[decoded[row]!] === ATTACK || ROW_SECOND[decoded[row]!] === ATTACK) strikes++;
  }
  return strikes;
}

/** Whether the hand has the cards of these rows, with one bonus at most. */
function fits(length: number, { hand }: Allowance6): boolean {
  let bonuses = 0;
  for (let card = 0; card < CARDS.length; card++) laid[card] = 0;
  for (let row = 0; row < length; row++) {
    const code = decoded[row]!;
    if (code >= REPEAT_BASE) bonuses++;
    laid[ROW_FIRST[code]!]!++;
    laid[ROW_SECOND[code]!]!++;
  }
  if (bonuses > 1) return false;
  for (let card = 0; card < CARDS.length; card++) if (laid[card]! > hand[card]!) return false;
  return true;
}
