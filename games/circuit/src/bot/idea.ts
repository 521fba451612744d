import type { Action, Seat } from '@stolik/kernel/game';
import { cellName } from '../board/geometry.ts';
import { type CircuitState, cloneState } from '../board/state.ts';
import { TURNS, tileText, tokenText } from '../board/tiles.ts';
import * as codes from '../turn/codes.ts';
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

/** Light at once comes before light that is only prepared: whoever asks wants to see something shine; and the nearer a circuit, the better. */
export function appeal(world: CircuitState, seat: Seat): (action: Action) => number {
  const scoreOf = ({ points, penalties }: CircuitState): number => points[seat]! - penalties[seat]!;
  return (action) => {
    const after = cloneState(world);
    play(after, seat, action);
    const prepared = bestOf(openingsFor(after, seat, handOf(after, seat)))?.points ?? 0;
    return 10 * (scoreOf(after) - scoreOf(world)) + prepared + nearness(world, after);
  };
}

/** Less than any point, so that it only decides between what brings the same. */
function nearness(world: CircuitState, after: CircuitState): number {
  const { from, to, gap } = wayOn(world, after);
  if (from === undefined && to === undefined) return 0;
  // Where one tile is missing, whoever comes next may lay it; what one could lay oneself is counted as prepared.
  return gap.length < 2 ? 0.1 : 0.9 / gap.length;
}

/** A tile that joins nothing brings nobody's light nearer, nor does fixing a fuse that blows again at once. */
export const idle =
  (world: CircuitState, seat: Seat) =>
  (action: Action): boolean =>
    isLoose(world, codes.baseOf(action)) || isMendedInVain(world, seat, action);

/** The same current that blew the fuse blows it again in the same move. */
export function isMendedInVain(world: CircuitState, seat: Seat, action: Action): boolean {
  const base = codes.baseOf(action);
  if (!codes.isIronOnFuse(base)) return false;
  const after = cloneState(world);
  play(after, seat, action);
  return after.burntFuses >= world.burntFuses;
}
