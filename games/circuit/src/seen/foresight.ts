import type { Action, Seat } from '@stolik/kernel/game';
import { CELLS, findCell } from '../board/geometry.ts';
import { type ChainReason, chainReason } from '../current/reasons.ts';
import { findChains, findShorts, found } from '../current/solver.ts';
import { verdictOf } from '../current/verdict.ts';
import { chosenGlow } from '../turn/choices.ts';
import * as codes from '../turn/codes.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { doMove } from '../turn/move.ts';
import { stateFromView } from './preview.ts';
import type { CircuitView } from './view.ts';

/** The effect of a move: the events that the rules would emit, up to the draw from the bag. */
export function predict(view: CircuitView, seat: Seat, action: Action): readonly CircuitEvent[] {
  const base = codes.baseOf(action);
  if (codes.isSwap(base)) return [];
  const choice = codes.choiceOf(action);
  const chosen = choice === 0 ? undefined : chosenGlow(stateFromView(view), seat, base, choice);
  const events: CircuitEvent[] = [];
  doMove(stateFromView(view), seat, base, chosen, (event) => events.push(event));
  return events;
}

/** More are never told apart by eye. */
const MOST_DRAWN = 24;

/** The closed chains in which current runs now: those with a lit element. During a short nothing glows. [C4.4] */
export function liveChains(view: CircuitView): readonly ChainReason[] {
  const lit = Object.entries(view.cells).flatMap(([name, { glow, smoke }]) => (glow && !smoke ? [findCell(name)!] : []));
  if (view.stands || lit.length === 0) return [];
  const state = stateFromView(view);
  findChains(state, { cells: Uint8Array.from({ length: 2 * CELLS }, (_, i) => lit[i] ?? 0), count: lit.length, side: -1 });
  const glowing = Array.from(found.order.subarray(0, found.count)).filter(
    (chain) => verdictOf(found.resistors[chain]!, found.lamps[chain]!, found.leds[chain]!, found.helpers[chain]!).kind === 'glow',
  );
  return unique(glowing.slice(0, MOST_DRAWN).map((chain) => chainReason(state, 0, chain, 'glow')));
}

/** The current chains without load. */
export function standingShorts(view: CircuitView): readonly ChainReason[] {
  if (!view.stands) return [];
  const state = stateFromView(view);
  findShorts(state);
  return Array.from({ length: Math.min(found.count, MOST_DRAWN) }, (_, chain) =>
    chainReason(state, view.turn ?? 0, chain, 'short'),
  );
}

function unique(chains: readonly ChainReason[]): readonly ChainReason[] {
  const seen = new Set<string>();
  return chains.filter((chain) => {
    const key = `${chain.from.at}>${chain.parts.map(({ cell, entry, exit }) => cell + entry + exit).join()}>${chain.to.at}`;
    return !seen.has(key) && seen.add(key);
  });
}
