import type { Emit, Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { cellName, nthBit, sideName } from '../board/geometry.ts';
import { type CircuitState, keepDark, putGlow, putSmoke, setSide, tokensLeft } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { type ChainOutcome, chainReason } from '../current/reasons.ts';
import { type Anchors, chainCell, conducts, findChains, findShorts, found, hasSoundFuse } from '../current/solver.ts';
import { ledLevel, type Verdict, verdictOf } from '../current/verdict.ts';
import type { CircuitEvent } from './events.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { HALF_CELLS, SIDE_BASE, STRIP_BASE } = geometry;
const { LAMP, LED, RESISTOR } = box;

type Sink = Emit<CircuitEvent> | undefined;

/** How the player chooses who glows where not all can. [C5.3] */
export interface GlowChoice {
  /** Which of the candidates (in `glowing`, from the plus on) get a token; at most `limit`, marks them in `glowing.chosen`. */
  choose(count: number, limit: number): void;
}

/** The candidates of the chain that is lit now: lamps and LEDs without a token, from the plus on. */
export const glowing = {
  count: 0,
  cells: new Uint8Array(96),
  levels: new Uint8Array(96),
  chosen: new Uint8Array(96),
};

/** The default of C5.3: from the plus on. */
const FROM_THE_PLUS: GlowChoice = {
  choose(count, limit) {
    for (let i = 0; i < count; i++) glowing.chosen[i] = i < limit ? 1 : 0;
  },
};

const verdictOfChain = (chain: number): Verdict =>
  verdictOf(found.resistors[chain]!, found.lamps[chain]!, found.leds[chain]!, found.helpers[chain]!);

const isBurntSide = (state: CircuitState, terminal: number): boolean =>
  terminal >= SIDE_BASE && terminal < STRIP_BASE && state.smoke[terminal] !== 0;

/** Whether something before has opened the chain. [C4.4] */
function isOpened(state: CircuitState, chain: number): boolean {
  if (isBurntSide(state, found.from[chain]!) || isBurntSide(state, found.to[chain]!)) return true;
  for (let i = 0; i < found.length[chain]!; i++) if (state.smoke[chainCell(chain, i)] !== 0) return true;
  return false;
}

/** The check of C4 for the player whose turn it is: judges the chains of the anchors, settles everything they do. */
export function check(state: CircuitState, seat: Seat, anchors: Anchors, choice: GlowChoice = FROM_THE_PLUS, emit?: Sink): void {
  const stoodBefore = state.stands === 1;
  if (stoodBefore) {
    findShorts(state);
    state.stands = found.count > 0 ? 1 : 0;
    if (state.stands === 0) {
      addDark(state, anchors);
      emit?.({ kind: 'shortRemoved', seat });
    }
  }
  if (anchors.count === 0 && anchors.side < 0) return;
  findChains(state, anchors, emit !== undefined);
  if (found.count === 0) return;
  burnFuses(state, seat, emit);
  const shorted = shortCircuits(state, seat, emit);
  if (shorted) {
    state.stands = 1;
    emit?.({ kind: 'shortMade', seat });
  }
  const smoked = burnParts(state, seat, emit);
  if ((shorted || smoked) && state.penalised === 0) payPenalty(state, seat, shorted ? 'short' : 'smoke', emit);
  if (state.stands === 1) holdDark(state, seat, anchors, emit);
  else lightUp(state, seat, choice, emit);
  if (emit) tellIdle(state, seat, emit);
}

/** Each chain is reported once, when it acts. */
function report(state: CircuitState, seat: Seat, chain: number, outcome: ChainOutcome, emit: Sink): void {
  emit?.({ kind: 'chainClosed', seat, reason: chainReason(state, seat, chain, outcome) });
}

/** Chains that do nothing: too many loads, or opened by something before. */
function tellIdle(state: CircuitState, seat: Seat, emit: Sink): void {
  for (let i = 0; i < found.count; i++) {
    const chain = found.order[i]!;
    const { kind } = verdictOfChain(chain);
    if (kind === 'weak' && !isOpened(state, chain)) report(state, seat, chain, 'weak', emit);
    else if ((kind === 'weak' || kind === 'glow') && isOpened(state, chain)) report(state, seat, chain, 'opened', emit);
  }
}

/** When the last standing short is gone, what it kept dark is new. [C4.2] */
function addDark(state: CircuitState, anchors: Anchors): void {
  addCells(state.darkLow, 0, anchors);
  addCells(state.darkHigh, HALF_CELLS, anchors);
  state.darkLow = 0;
  state.darkHigh = 0;
}

function addCells(set: number, base: number, anchors: Anchors): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const cell = base + nthBit(rest, 0);
    let known = false;
    for (let i = 0; i < anchors.count; i++) known ||= anchors.cells[i] === cell;
    if (!known) anchors.cells[anchors.count++] = cell;
  }
}

/** Fuses first, one chain after the other; with one at both ends the one at the plus burns. [C4.4] */
function burnFuses(state: CircuitState, seat: Seat, emit: Sink): void {
  for (let i = 0; i < found.count; i++) {
    const chain = found.order[i]!;
    const { kind } = verdictOfChain(chain);
    if ((kind !== 'short' && kind !== 'smoke') || isOpened(state, chain)) continue;
    const from = found.from[chain]!;
    const to = found.to[chain]!;
    const fuse = hasSoundFuse(state, from) ? from : hasSoundFuse(state, to) ? to : -1;
    if (fuse < 0) continue;
    report(state, seat, chain, 'fuse', emit);
    setSide(state, fuse - SIDE_BASE, state.sides[fuse - SIDE_BASE]!, 1);
    state.burntFuses++;
    emit?.({ kind: 'fuseBurnt', side: sideName(fuse - SIDE_BASE) });
  }
}

function shortCircuits(state: CircuitState, seat: Seat, emit: Sink): boolean {
  let shorted = false;
  for (let i = 0; i < found.count; i++) {
    const chain = found.order[i]!;
    if (verdictOfChain(chain).kind !== 'short' || isOpened(state, chain)) continue;
    shorted = true;
    report(state, seat, chain, 'short', emit);
  }
  return shorted;
}

/** Burns the resistors and LEDs of each smoking chain that is still closed. [C4.3, C5.5] */
function burnParts(state: CircuitState, seat: Seat, emit: Sink): boolean {
  let smoked = false;
  for (let i = 0; i < found.count; i++) {
    const chain = found.order[i]!;
    const verdict = verdictOfChain(chain);
    if (verdict.kind !== 'smoke' || isOpened(state, chain)) continue;
    smoked = true;
    report(state, seat, chain, 'smoke', emit);
    const cells: string[] | undefined = emit ? [] : undefined;
    for (let j = 0; j < found.length[chain]!; j++) {
      const cell = chainCell(chain, j);
      const kind = state.tiles[cell]! >> 2;
      if (kind !== LED && !(kind === RESISTOR && verdict.burnsResistors)) continue;
      putSmoke(state, cell);
      cells?.push(cellName(cell));
    }
    if (cells) emit?.({ kind: 'partsBurnt', cells });
  }
  return smoked;
}

/** -2, then -4 in all, then the next turn is lost; once a turn whatever shorts and burns in it. [C4.5] */
function payPenalty(state: CircuitState, seat: Seat, cause: 'short' | 'smoke', emit: Sink): void {
  state.penalised = 1;
  state.shorts[seat]!++;
  if (state.shorts[seat]! <= 2) {
    state.penalties[seat]! += 2;
    emit?.({ kind: 'penaltyPaid', seat, points: 2, for: cause, clause: 'C4.5' });
  } else {
    state.miss[seat] = 1;
    emit?.({ kind: 'turnLost', seat, for: cause });
  }
}

/** While a short stands nothing glows; the tiles are remembered for when it is gone. [C4.4, C4.2] */
function holdDark(state: CircuitState, seat: Seat, anchors: Anchors, emit: Sink): void {
  const cells: string[] | undefined = emit ? [] : undefined;
  for (let i = 0; i < anchors.count; i++) {
    const cell = anchors.cells[i]!;
    if (!hasGlowingChain(state, cell)) continue;
    keepDark(state, cell);
    cells?.push(cellName(cell));
  }
  if (!cells || cells.length === 0) return;
  for (let i = 0; i < found.count; i++) {
    const chain = found.order[i]!;
    if (verdictOfChain(chain).kind === 'glow' && !isOpened(state, chain)) report(state, seat, chain, 'dark', emit);
  }
  emit?.({ kind: 'keptDark', cells });
}

function hasGlowingChain(state: CircuitState, cell: number): boolean {
  for (let i = 0; i < found.count; i++) {
    if (verdictOfChain(i).kind !== 'glow' || isOpened(state, i)) continue;
    for (let j = 0; j < found.length[i]!; j++) if (chainCell(i, j) === cell) return true;
  }
  return false;
}

/** In the order of C4.2 each glowing chain gives tokens to its elements that bear none. [C5.4] */
function lightUp(state: CircuitState, seat: Seat, choice: GlowChoice, emit: Sink): void {
  for (let i = 0; i < found.count; i++) {
    const chain = found.order[i]!;
    const verdict = verdictOfChain(chain);
    if (verdict.kind !== 'glow' || isOpened(state, chain)) continue;
    gatherGlowing(state, chain, verdict);
    const limit = Math.min(verdict.atMost, tokensLeft(state, seat), glowing.count);
    if (limit > 0) choice.choose(glowing.count, limit);
    else glowing.chosen.fill(0, 0, glowing.count);
    emit?.({ kind: 'chainClosed', seat, reason: chainReason(state, seat, chain, 'glow', isChosen) });
    if (limit === 0) continue;
    for (let j = 0; j < glowing.count; j++) {
      if (glowing.chosen[j] === 0) continue;
      putGlow(state, glowing.cells[j]!, seat, glowing.levels[j]!);
      emit?.({ kind: 'glowPlaced', seat, cell: cellName(glowing.cells[j]!), level: glowing.levels[j]! });
    }
  }
}

/** Whether an element of the chain that is lit now gets a token. */
function isChosen(cell: number): boolean {
  for (let i = 0; i < glowing.count; i++) if (glowing.cells[i] === cell) return glowing.chosen[i] !== 0;
  return false;
}

function gatherGlowing(state: CircuitState, chain: number, verdict: Verdict): void {
  glowing.count = 0;
  let leds = 0;
  for (let j = 0; j < found.length[chain]!; j++) {
    const cell = chainCell(chain, j);
    const kind = state.tiles[cell]! >> 2;
    const level = kind === LAMP ? verdict.lamps : kind === LED ? ledLevel(verdict, leds++) : 0;
    if (level === 0 || state.glow[cell] !== 0) continue;
    glowing.cells[glowing.count] = cell;
    glowing.levels[glowing.count++] = level;
  }
}

/** Adds a reed that the new magnet has just switched on, if it can carry current. [C3.3, C4.2] */
export function addReed(state: CircuitState, anchors: Anchors, cell: number): void {
  if (conducts(state, cell)) anchors.cells[anchors.count++] = cell;
}
