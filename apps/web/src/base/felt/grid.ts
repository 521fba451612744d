import type { Accessor } from 'solid-js';
import type { Point } from './camera.ts';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much a step aside costs; where it must not be made, nothing is worth it. */
const ASIDE = 3;

/**
 * The next place that way: straight on first, over gaps too; where `mayTurnAside`, else the nearest that lies more ahead than aside.
 */
export function stepTo<Place extends Point>(
  places: Iterable<Place>,
  from: Point,
  way: Point,
  mayTurnAside = false,
): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    if (ahead <= 0 || (aside > 0 && !mayTurnAside)) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** Places row by row, as a grid is read aloud. */
export function rowsOf<Place extends Point>(places: Iterable<Place>): { readonly y: number; readonly cells: readonly Place[] }[] {
  const rows = new Map<number, Place[]>();
  for (const place of places) {
    const row = rows.get(place.y);
    if (row) row.push(place);
    else rows.set(place.y, [place]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([y, row]) => ({ y, cells: row.sort((a, b) => a.x - b.x) }));
}

export function nearestTo<Place extends Point>(places: Iterable<Place>, to: Point): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const away = Math.abs(place.x - to.x) + Math.abs(place.y - to.y);
    if (away < least) {
      least = away;
      best = place;
    }
  }
  return best;
}

/** A place of a grid with what is there. */
export interface Placed<Cell> extends Point {
  readonly cell: Cell;
}

/** Cells that lie over a drawing and are walked by keys; columns grow to the right, rows downwards. */
export interface GridPlan<Cell> {
  /** Every cell, where it is seen. */
  readonly cells: Accessor<readonly Placed<Cell>[]>;
  keyOf(cell: Cell): string;
  /** The cell that Tab reaches. */
  readonly stop: Accessor<Cell | undefined>;
  setStop(cell: Cell): void;
  /** Where cells lie anyhow an arrow finds the nearest; elsewhere it keeps to its row or column. */
  readonly mayTurnAside?: boolean;
  /** The browser need not scroll to it: the board shows it itself. */
  readonly preventScroll?: boolean;
}

export interface CellGrid<Cell> {
  /** Takes the element of a cell, to be focused. */
  hold(cell: Cell, element: HTMLElement): void;
  isStop(cell: Cell): boolean;
  focus(cell: Cell): void;
  /** The focus comes along to a cell that is the stop already. */
  show(cell: Cell): void;
  /** Arrows, Home and End carry the focus; answers whether the key was its own. */
  walk(event: KeyboardEvent): boolean;
}

/** Roving focus: exactly one cell of the grid has tabindex 0 (`isStop`), the others -1. */
export function createCellGrid<Cell>(plan: GridPlan<Cell>): CellGrid<Cell> {
  const elements = new Map<string, HTMLElement>();
  const show = (cell: Cell): void => elements.get(plan.keyOf(cell))?.focus({ preventScroll: plan.preventScroll === true });
  function focus(cell: Cell): void {
    plan.setStop(cell);
    show(cell);
  }
  const isStop = (cell: Cell): boolean => {
    const stop = plan.stop();
    return stop !== undefined && plan.keyOf(stop) === plan.keyOf(cell);
  };
  return {
    hold: (cell, element) => void elements.set(plan.keyOf(cell), element),
    isStop,
    focus,
    show,
    walk: (event) => {
      const cells = plan.cells();
      const here = cells.find(({ cell }) => isStop(cell));
      if (!here || !isWalkingKey(event)) return false;
      const to = targetOf(event.key, cells, here, plan.mayTurnAside);
      if (to) focus(to.cell);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

const isWalkingKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && (key in STEPS || key === 'Home' || key === 'End');

/** Where a key leads from here; undefined where there is nothing that way. */
export function targetOf<Place extends Point>(
  key: string,
  places: readonly Place[],
  here: Point,
  mayTurnAside = false,
): Place | undefined {
  const way = STEPS[key];
  if (way) return stepTo(places, here, way, mayTurnAside);
  const row = places.filter(({ y }) => y === here.y).sort((a, b) => a.x - b.x);
  return key === 'Home' ? row[0] : row.at(-1);
}

/** The same for things in one row: a hand, a list of buttons. Answers the index to go to, or undefined. */
export function moveInRow(event: KeyboardEvent, index: number, length: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || length === 0) return undefined;
  const step =
    event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
  const target = step
    ? (index + step + length) % length
    : event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? length - 1
        : undefined;
  if (target === undefined) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return target;
}
