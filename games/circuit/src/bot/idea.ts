import type { Action, Seat } from '@stolik/kernel/game';
import { cellName } from '../board/geometry.ts';
import { type CircuitState, cloneState, ONCE } from '../board/state.ts';
import { MAGNET, TURNS, tileText, tokenText } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';
import { mayLay } from '../turn/may.ts';
import { play } from '../turn/play.ts';
import { isLoose } from './loose.ts';
import { bestOf, openingsFor } from './openings.ts';
import { handOf } from './standing.ts';
import { wayOn } from './way.ts';

/** Turns that make no difference, ways to lay the glow tokens and what an iron then puts there are one idea. */
export const ideas =
  () =>
  (action: Action): string => {
    const base = codes.baseOf(action);
    if (codes.isLay(base)) {
      const tile = codes.layTileOf(base);
      return `lay ${tileText(tile).charAt(0)}${(tile & 3) % TURNS[tile >> 2]!} ${cellName(codes.layCellOf(base))}`;
    }
    if (codes.isSwap(base)) return `swap ${tokenText(codes.swapTokenOf(base))}`;
    if (codes.isIronOnCell(base)) return `iron ${cellName(codes.ironCellOf(base))}`;
    return codes.isIronOnFuse(base) ? `fuse ${codes.fuseSideOf(base)}` : 'pass';
  };

/**
 * Light at once comes before prepared light, since players who ask want to see something glow. The nearer a circuit, the better.
 */
export function appeal(world: CircuitState, seat: Seat): (action: Action) => number {
  const scoreOf = ({ points, penalties }: CircuitState): number => points[seat]! - penalties[seat]!;
  return (action) => {
    const after = cloneState(world);
    play(after, seat, action);
    const prepared = bestOf(openingsFor(after, seat, handOf(after, seat)))?.points ?? 0;
    return 10 * (scoreOf(after) - scoreOf(world)) + prepared + nearness(world, after);
  };
}

/** With two actions a turn: the tile in hand that lights most if it is laid first. [C8.1] */
export function lightAtOnce(world: CircuitState, seat: Seat): Action | undefined {
  if (!world.options.x2 || world.again !== ONCE || !mayLay(world)) return undefined;
  const best = bestOf(openingsFor(world, seat, handOf(world, seat)));
  return best && codes.layBase(best.tile, best.cell);
}

/** Less than any point, so that it only decides between what brings the same. */
function nearness(world: CircuitState, after: CircuitState): number {
  const { from, to, gap } = wayOn(world, after);
  if (from === undefined && to === undefined) return 0;
  // Where one tile is missing, whoever comes next may lay it; what one could lay oneself is counted as prepared.
  return gap.length < 2 ? 0.1 : 0.9 / gap.length;
}

/** A tile that joins neither a plus nor a minus brings no light nearer, nor does fixing a fuse that blows again at once. */
export const idle =
  (world: CircuitState, seat: Seat) =>
  (action: Action): boolean =>
    isLoose(world, codes.baseOf(action)) || isUnjoined(world, seat, action) || isMendedInVain(world, seat, action);

/** It lies where no current comes and no way to a minus leaves, and no tile in hand makes a circuit of it. A magnet joins otherwise. */
function isUnjoined(world: CircuitState, seat: Seat, action: Action): boolean {
  const base = codes.baseOf(action);
  if (!codes.isLay(base) || codes.layTileOf(base) >> 2 === MAGNET) return false;
  const cell = codes.layCellOf(base);
  floodPoles(world);
  if (arrivals[cell] !== 0 || departures[cell] !== 0) return false;
  const after = cloneState(world);
  play(after, seat, action);
  const hand = handOf(after, seat);
  const own = bestOf(openingsFor(after, seat, hand));
  return own === undefined || own.points <= (openingsFor(world, seat, hand).get(own.cell)?.points ?? 0);
}

/** The same current that blew the fuse blows it again in the same move. */
export function isMendedInVain(world: CircuitState, seat: Seat, action: Action): boolean {
  const base = codes.baseOf(action);
  if (!codes.isIronOnFuse(base)) return false;
  const after = cloneState(world);
  play(after, seat, action);
  return after.burntFuses >= world.burntFuses;
}
