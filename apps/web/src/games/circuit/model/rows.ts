import type { CircuitView } from '@stolik/circuit/seen/view';

export const ROWS = 8;

/** The row of a cell or a side token, by its name. */
export const rowOf = (place: string): number => Number(place.replace(/\D/g, ''));

export interface Rows {
  readonly lowest: number;
  readonly highest: number;
}

/** The rows where something lies or is laid (`places`), and one more on each side; what is beyond the last row is seen with it. */
export function rowsOf(view: CircuitView, places: readonly string[] = []): Rows {
  const cells = Object.entries(view.cells).flatMap(([name, lying]) => (lying ? [rowOf(name)] : []));
  const sides = Object.entries(view.sides).flatMap(([name, lying]) => (lying && lying.token !== 'x' ? [rowOf(name)] : []));
  const rows = [...cells, ...sides, ...places.map(rowOf)];
  if (rows.length === 0) return { lowest: 1, highest: ROWS };
  const [lowest, highest] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  return { lowest: Math.max(1, lowest), highest: Math.min(ROWS, highest) };
}
