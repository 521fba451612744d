import { ok, problem, type Result } from '@stolik/kernel/result';

/** Directions clockwise: a facing is one of these, `(facing + 1) & 3` is a turn to the right. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
/** @public beside its kind */
export const WEST = 3;
export const DIRECTION_LETTERS = 'NESW';

/** The kinds of ground of a field's cell. */
export const NO_CELL = 0;
/** @public beside its kind */
export const PLAIN = 1;
export const ICE = 2;
export const SNOW = 3;
const GROUND_LETTERS = '#.is';

/** Nothing on this side: the edge of the field or a gap in it. */
export const NOWHERE = -1;
/** Columns have one letter. */
export const MAX_SIDE = 26;
export const MAX_CELLS = MAX_SIDE * MAX_SIDE;

/**
 * The cells of a field, never changed after it is built, so that all copies of a state share one. Cell number = x + y * width, x
 * from the left, y from the bottom: a1 is 0, b1 is 1, ...
 */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** NO_CELL, PLAIN, ICE or SNOW by cell number. */
  readonly ground: Uint8Array;
  /** `steps[cell * 4 + direction]`: the cell on that side, or NOWHERE. */
  readonly steps: Int16Array;
}

/** Builds a field from its rows, the top row first, as cases and scenarios write it. */
export function parseField(rows: readonly string[]): Result<Field> {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  if (height === 0 || width === 0) return problem('field', 'a field has at least one cell');
  if (height > MAX_SIDE || width > MAX_SIDE) return problem('field', `a field is at most ${MAX_SIDE} cells wide and high`);
  const ground = new Uint8Array(width * height);
  for (const [index, row] of rows.entries()) {
    if (row.length !== width) return problem(`field[${index}]`, `this row has ${row.length} cells and the first has ${width}`);
    for (let x = 0; x < width; x++) {
      const kind = GROUND_LETTERS.indexOf(row[x]!);
      if (kind < 0) return problem(`field[${index}]`, `"${row[x]}" is no cell; known are . plain, i ice, s snow, # no cell`);
      ground[x + (height - 1 - index) * width] = kind;
    }
  }
  if (!ground.some((kind) => kind !== NO_CELL)) return problem('field', 'a field has at least one cell');
  return ok({ width, height, ground, steps: stepsOf(width, height, ground) });
}

function stepsOf(width: number, height: number, ground: Uint8Array): Int16Array {
  const steps = new Int16Array(ground.length * 4).fill(NOWHERE);
  for (let cell = 0; cell < ground.length; cell++) {
    if (ground[cell] === NO_CELL) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    const sides = [y + 1 < height ? cell + width : -1, x + 1 < width ? cell + 1 : -1, cell - width, x > 0 ? cell - 1 : -1];
    for (const [direction, side] of sides.entries()) {
      if (side >= 0 && ground[side] !== NO_CELL) steps[cell * 4 + direction] = side;
    }
  }
  return steps;
}

/** The rows of a field as they are written, the top row first. */
export function writeField(field: Field): string[] {
  const rows: string[] = [];
  for (let y = field.height - 1; y >= 0; y--) {
    let row = '';
    for (let x = 0; x < field.width; x++) row += GROUND_LETTERS[field.ground[x + y * field.width]!];
    rows.push(row);
  }
  return rows;
}

export function cellName(field: Field, cell: number): string {
  const x = cell % field.width;
  return String.fromCharCode(97 + x) + ((cell - x) / field.width + 1);
}

/** The number of a cell that is on the field, or NOWHERE. */
export function findCell(field: Field, name: string): number {
  const match = /^([a-z])([1-9][0-9]?)$/.exec(name);
  if (!match) return NOWHERE;
  const x = name.charCodeAt(0) - 97;
  const y = Number(match[2]) - 1;
  if (x >= field.width || y >= field.height) return NOWHERE;
  const cell = x + y * field.width;
  return field.ground[cell] === NO_CELL ? NOWHERE : cell;
}
