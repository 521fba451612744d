import type { Action, Seat } from '@stolik/kernel/game';
import * as codes from './codes.ts';
import { BEYOND, CELLS } from './geometry.ts';
import { type GlowChoice, glowing } from './judge.ts';
import { doMove } from './play.ts';
import { arrivals, departures, floodPoles } from './solver.ts';
import { bitCountDim, type CircuitState, cloneState, HAND_SLOTS, handCount, isDim, tokensLeft } from './state.ts';
import { BATTERY, ENTRIES, EXITS, LAMP, LED, MAGNET, REED } from './tiles.ts';

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

/** All distinct ways this (legal) move can light what it lights; never empty. */
export function glowResults(state: CircuitState, seat: Seat, base: number): GlowResult[] {
  const results: GlowResult[] = [];
  let picks: number[] = [];
  for (;;) {
    const script = new Picks(picks);
    const copy = cloneState(state);
    doMove(copy, seat, base, script, undefined);
    const key = tokensLaid(state, copy);
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

// ---- which moves can have a choice at all ----

/**
 * Whether any move of this seat could leave a choice: three elements without a token on one chain, or more of them than the
 * player has tokens. Fills the solver's floods when the cheap count doesn't rule it out.
 */
export function mayChoose(state: CircuitState, seat: Seat): boolean {
  const left = tokensLeft(state, seat);
  if (left === 0) return false;
  const needed = Math.min(3, left + 1) - (holdsElement(state, seat) ? 1 : 0);
  if (bitCountDim(state) < needed) return false;
  floodPoles(state);
  // A battery closes loops no pole feeds, and a magnet may switch on two reeds with elements between them.
  if (handCount(state, seat, MAGNET) > 0 || (state.options.battery && handCount(state, seat, BATTERY) > 0)) return true;
  let reached = 0;
  for (let cell = 0; cell < CELLS && reached < needed; cell++) if (isDim(state, cell) && isReached(cell)) reached++;
  return reached >= needed;
}

function holdsElement(state: CircuitState, seat: Seat): boolean {
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] === LAMP || state.hands[i] === LED) return true;
  return false;
}

function isReached(cell: number): boolean {
  for (let edge = cell * 4; edge < cell * 4 + 4; edge++) if (arrivals[edge] !== 0 || departures[edge] !== 0) return true;
  return false;
}

/** After `mayChoose`: whether this move can close a chain (it may say yes too often, never no). */
export function mayClose(state: CircuitState, base: number): boolean {
  if (codes.isLay(base)) return mayCloseWith(state, codes.layTileOf(base), codes.layCellOf(base));
  if (codes.isIronOnFuse(base)) return true;
  if (!codes.isIronOnCell(base)) return false;
  if (state.stands === 1) return true;
  const tile = codes.ironTileOf(base);
  return tile !== codes.NO_TILE && mayCloseWith(state, tile, codes.ironCellOf(base));
}

function mayCloseWith(state: CircuitState, tile: number, cell: number): boolean {
  const kind = tile >> 2;
  if (kind === BATTERY) return state.options.battery;
  if (kind !== MAGNET) return joinsFloods(tile, cell);
  for (let d = 0; d < 4; d++) {
    const reed = BEYOND[cell * 4 + d]!;
    if (reed < CELLS && state.tiles[reed]! >> 2 === REED) return true;
  }
  return false;
}

function joinsFloods(tile: number, cell: number): boolean {
  let comes = false;
  let goes = false;
  for (let d = 0; d < 4; d++) {
    comes ||= arrivals[cell * 4 + d] !== 0 && EXITS[tile * 4 + d] !== 0;
    goes ||= departures[cell * 4 + d] !== 0 && ENTRIES[tile * 4 + d] !== 0;
  }
  return comes && goes;
}
