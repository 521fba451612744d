import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { standingShorts } from '@stolik/circuit/seen/foresight';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { Passage } from '@stolik/table/sight';
import type { Spot } from './layout.ts';

/** Why things are as they are: the chains of all checks so far, newest last. */
export interface Reckoning {
  /** The chains of the last check that closed any. */
  readonly latest: readonly ChainReason[];
  /** The chains that explain what lies here; empty when there is nothing to explain. */
  at(spot: Spot): readonly ChainReason[];
}

const HURTS: ReadonlySet<ChainReason['outcome']> = new Set(['smoke', 'short', 'fuse']);

/** Whether a chain burns something, or would without its fuse. */
export const hurts = ({ outcome }: ChainReason): boolean => HURTS.has(outcome);

const chainsOf = ({ events }: Passage<CircuitEvent>): readonly ChainReason[] =>
  events.flatMap((event) => (event.kind === 'chainClosed' ? [event.reason] : []));

export function reckoningOf(passages: readonly Passage<CircuitEvent>[], view: CircuitView): Reckoning {
  const checks = passages.map(chainsOf).filter((chains) => chains.length > 0);
  const all = checks.flat();
  const last = (fits: (chain: ChainReason) => boolean): readonly ChainReason[] => {
    const chain = all.findLast(fits);
    return chain ? [chain] : [];
  };
  const shorts = standingShorts(view);
  return {
    latest: checks.at(-1) ?? [],
    at: (spot) => {
      if (spot.kind === 'side') {
        const name = sideName(spot.side);
        return view.sides[name]?.smoke ? last(({ fuse }) => fuse === name) : [];
      }
      if (spot.kind !== 'cell') return [];
      const name = cellName(spot.cell);
      const shorted = shorts.filter(({ parts }) => parts.some(({ cell }) => cell === name));
      if (shorted.length > 0) return shorted.slice(0, 1);
      const lying = view.cells[name];
      if (lying?.smoke)
        return last(({ parts }) => parts.some(({ cell, burns, tile }) => burns && cell === name && tile === lying.tile));
      if (lying?.glow)
        return last(({ outcome, parts }) => outcome === 'glow' && parts.some(({ cell, level }) => cell === name && level > 0));
      return [];
    },
  };
}
