/** Where the arrow keys lead on a board of cells. */
export interface GridMoves<Cell> {
  /** The cell beside this one, or undefined at the edge. */
  beside(cell: Cell, dx: number, dy: number): Cell | undefined;
  /** The first and the last cell of a row, for Home and End. */
  rowEnd?(cell: Cell, dx: -1 | 1): Cell | undefined;
  focus(cell: Cell): void;
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Roving focus: exactly one cell of the grid has tabindex 0, the others -1, and the arrow keys carry the focus (dy grows downwards).
 * Call it in onKeyDown of the grid with the cell that has the focus; it answers whether the key was its own.
 */
export function moveOnGrid<Cell>(event: KeyboardEvent, cell: Cell, moves: GridMoves<Cell>): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = targetOf(event.key, cell, moves);
  if (target === undefined) return event.key in STEPS && stop(event);
  moves.focus(target);
  return stop(event);
}

function targetOf<Cell>(key: string, cell: Cell, moves: GridMoves<Cell>): Cell | undefined {
  const step = STEPS[key];
  if (step) return moves.beside(cell, step[0], step[1]);
  if (key === 'Home') return moves.rowEnd?.(cell, -1);
  if (key === 'End') return moves.rowEnd?.(cell, 1);
  return undefined;
}

function stop(event: KeyboardEvent): true {
  event.preventDefault();
  event.stopPropagation();
  return true;
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
  if (target !== undefined) stop(event);
  return target;
}
