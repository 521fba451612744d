import { type Meters, measure, weakestOf } from '../current/meters.ts';
import type { CellView, CircuitView } from './view.ts';

/** The field as nature would have it: what glows, by the current alone, and what gives up. Nothing here is a rule of the game. */
export interface NatureLook {
  readonly view: CircuitView;
  readonly meters: Meters;
  /** What it was before the first thing burnt; the same where nothing did. */
  readonly before: Meters;
  /** Cells and fuses, one after the other. */
  readonly burnt: readonly string[];
}

/** Nobody's token: what glows on the bench bears none. */
const SEAT = 0;

export function lookAtNature(field: CircuitView): NatureLook {
  let view = field;
  let meters = measure(view);
  const before = meters;
  const burnt: string[] = [];
  for (let next = weakestOf(meters); next !== undefined; next = weakestOf(meters)) {
    burnt.push(next);
    view = withSmoke(view, next);
    meters = measure(view);
  }
  return {
    view: { ...view, cells: litCells(view, meters), stands: meters.sources.some(({ isShort }) => isShort) },
    meters,
    before,
    burnt,
  };
}

function withSmoke(view: CircuitView, name: string): CircuitView {
  const cell = view.cells[name];
  if (cell) return { ...view, cells: { ...view.cells, [name]: { ...cell, smoke: true } } };
  return { ...view, sides: { ...view.sides, [name]: { ...view.sides[name]!, smoke: true } } };
}

function litCells({ cells }: CircuitView, { tiles }: Meters): Readonly<Record<string, CellView>> {
  return Object.fromEntries(
    Object.entries(cells).map(([name, { glow: _, dark: __, ...cell }]) => {
      const light = cell.smoke ? 0 : (tiles.get(name)?.light ?? 0);
      return [name, light === 0 ? cell : { ...cell, glow: { seat: SEAT, level: light === 1 ? 2 : 1 } }];
    }),
  );
}
