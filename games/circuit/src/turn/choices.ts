import type { Action, Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { type CircuitState, cloneState, copyState, tokensLeft } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { chainCell, found } from '../current/solver.ts';
import { ledLevel, verdictOf } from '../current/verdict.ts';
import { lendWays, takeBackWays } from '../current/ways.ts';
import * as codes from './codes.ts';
import { type GlowChoice, glowing } from './judge.ts';
import { doMove } from './move.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { CELLS } = geometry;
const { LAMP, LED } = box;

/*
 * Where two of three glow, or the tokens run out, the player chooses [C5.3, C5.4]. Each distinct outcome of a move is one
 * action; they are numbered by trying all picks, chain after chain, in order from the plus: number 0 is the default.
 */

export interface GlowResult {
  /** The cells to name, in this order, to get this result. */
  readonly names: readonly number[];
  /** Which tokens are laid: equal texts, equal results. */
  readonly key: string;
  readonly picks: readonly number[];
}

/** Follows written picks at each real choice, then takes the first of all ways; remembers what it was offered. */
class Picks implements GlowChoice {
  readonly picks: number[];
  readonly ways: number[] = [];
  readonly names: number[] = [];

  constructor(picks: readonly number[]) {
    this.picks = [...picks];
  }

  choose(count: number, limit: number): void {
    glowing.chosen.fill(limit === count ? 1 : 0, 0, count);
    if (limit === count) return;
    const at = this.ways.length;
    this.ways.push(combinations(count, limit));
    this.picks[at] ??= 0;
    markCombination(count, limit, this.picks[at]!);
    for (let i = 0; i < count; i++) if (glowing.chosen[i] !== 0) this.names.push(glowing.cells[i]!);
  }
}

/** Those the move names come first, as named, then the others from the plus on. [C5.3] */
class Names implements GlowChoice {
  readonly names: readonly number[];

  constructor(names: readonly number[]) {
    this.names = names;
  }

  choose(count: number, limit: number): void {
    let left = limit;
    glowing.chosen.fill(0, 0, count);
    const pick = (i: number): void => {
      if (left === 0 || glowing.chosen[i] !== 0) return;
      glowing.chosen[i] = 1;
      left--;
    };
    for (const name of this.names) for (let i = 0; i < count; i++) if (glowing.cells[i] === name) pick(i);
    for (let i = 0; i < count; i++) pick(i);
  }
}

function combinations(count: number, take: number): number {
  let ways = 1;
  for (let i = 0; i < take; i++) ways = (ways * (count - i)) / (i + 1);
  return ways;
}

/** Marks the nth way to take some of `count`, in the order of their positions. */
function markCombination(count: number, take: number, n: number): void {
  let rest = n;
  let left = take;
  for (let i = 0; i < count && left > 0; i++) {
    const withThis = combinations(count - i - 1, left - 1);
    if (rest < withThis) {
      glowing.chosen[i] = 1;
      left--;
    } else rest -= withThis;
  }
}

function tokensLaid(before: CircuitState, after: CircuitState): string {
  let key = '';
  for (let cell = 0; cell < CELLS; cell++) {
    const glow = after.glow[cell]!;
    if (glow !== 0 && glow !== before.glow[cell]) key += `${cell}:${glow} `;
  }
  return key;
}

/** Copies in memory that is there already. */
let tried: CircuitState | undefined;
let ahead: CircuitState | undefined;

function copyOf(kept: CircuitState | undefined, state: CircuitState): CircuitState {
  if (kept?.seats !== state.seats || kept.options !== state.options || kept.rail !== state.rail) return cloneState(state);
  copyState(kept, state);
  return kept;
}

/** Does a move on a copy. The ways, which are dear to find, are carried on from those of the state. */
function tryMove(copy: CircuitState, state: CircuitState, seat: Seat, base: number, choice: GlowChoice): void {
  lendWays(state, copy);
  doMove(copy, seat, base, choice, undefined);
  takeBackWays(state);
}

/** All distinct ways this (legal) move can light what it lights; never empty. */
export function glowResults(state: CircuitState, seat: Seat, base: number): GlowResult[] {
  const results: GlowResult[] = [];
  let picks: number[] = [];
  for (;;) {
    const script = new Picks(picks);
    tried = copyOf(tried, state);
    tryMove(tried, state, seat, base, script);
    const key = tokensLaid(state, tried);
    if (!results.some((result) => result.key === key)) results.push({ names: script.names, key, picks: script.picks });
    picks = script.picks;
    let last = picks.length - 1;
    while (last >= 0 && picks[last]! + 1 >= script.ways[last]!) last--;
    if (last < 0) return results;
    picks = [...picks.slice(0, last), picks[last]! + 1];
  }
}

export function chosenGlow(state: CircuitState, seat: Seat, base: number, choice: number): GlowChoice {
  const result = glowResults(state, seat, base)[choice];
  if (!result) throw new Error(`the move has no choice ${choice}`);
  return new Picks(result.picks);
}

/** The action for a legal move that names elements, or undefined when a name gets no token. */
export function findNamed(state: CircuitState, seat: Seat, base: number, names: readonly number[]): Action | undefined {
  const copy = cloneState(state);
  doMove(copy, seat, base, new Names(names), undefined);
  const taken = codes.isIronOnCell(base) ? codes.ironCellOf(base) : -1;
  const isLit = (name: number): boolean => copy.glow[name] !== 0 && (state.glow[name] === 0 || name === taken);
  if (new Set(names).size < names.length || !names.every(isLit)) return undefined;
  const key = tokensLaid(state, copy);
  return codes.withChoice(
    base,
    glowResults(state, seat, base).findIndex((result) => result.key === key),
  );
}

/** Counts choices without making any. */
const counting = {
  choices: 0,
  choose(count: number, limit: number): void {
    if (limit < count) this.choices++;
    for (let i = 0; i < count; i++) glowing.chosen[i] = i < limit ? 1 : 0;
  },
};

/**
 * The number of ways in which this tile in this cell can light its elements. Call it after a search that found one chain, without
 * a standing short. The same as `countWays`, without trying.
 */
export function countWaysOfOnly(state: CircuitState, seat: Seat, tile: number, cell: number): number {
  const verdict = verdictOf(found.resistors[0]!, found.lamps[0]!, found.leds[0]!, found.helpers[0]!);
  if (verdict.kind !== 'glow') return 1;
  let count = 0;
  let leds = 0;
  for (let i = 0; i < found.length[0]!; i++) {
    const at = chainCell(0, i);
    const kind = (at === cell ? tile : state.tiles[at]!) >> 2;
    const level = kind === LAMP ? verdict.lamps : kind === LED ? ledLevel(verdict, leds++) : 0;
    if (level > 0 && (at === cell || state.glow[at] === 0)) count++;
  }
  return combinations(count, Math.min(verdict.atMost, tokensLeft(state, seat), count));
}

/** How many ways the move can light what it lights; the common answer, one, comes without making anything. */
export function countWays(state: CircuitState, seat: Seat, base: number): number {
  ahead = copyOf(ahead, state);
  counting.choices = 0;
  tryMove(ahead, state, seat, base, counting);
  return counting.choices === 0 ? 1 : glowResults(state, seat, base).length;
}
