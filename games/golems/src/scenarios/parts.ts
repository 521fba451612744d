import { ok, problem, type Result } from '@stolik/kernel/result';
import data from '../../data/parts.json' with { type: 'json' };
import type { Edition } from '../programs/program.ts';
import type { PlacedPart } from './scenario.ts';

interface Part {
  readonly count: number;
  readonly summer: readonly string[];
  readonly winter: readonly string[];
}

/** The printed parts of each edition. [G6.1.1, G4.1.1] */
export const PARTS: Readonly<Record<Edition, Readonly<Record<string, Part>>>> = {
  golems6: data.golems6.parts,
  golems4: data.golems4.parts,
};

const CLAUSES: Readonly<Record<Edition, string>> = { golems6: 'G6.1.1', golems4: 'G4.1.1' };
const GAP = '#';

/** A quarter turn clockwise. */
function turnRows(rows: readonly string[]): readonly string[] {
  const width = rows[0]!.length;
  return Array.from({ length: width }, (_, x) =>
    rows
      .map((row) => row[x])
      .reverse()
      .join(''),
  );
}

/** The rows of a part as it lies, the top row first. */
export function partRows(edition: Edition, placed: PlacedPart): readonly string[] | undefined {
  let rows: readonly string[] | undefined = PARTS[edition][placed.part]?.[placed.side];
  for (let turn = 0; rows && turn < (placed.turn ?? 0); turn++) rows = turnRows(rows);
  return rows;
}

/** Lays the parts out and gives the rows of the whole field, the top row first; `#` where there is no cell. */
export function composeField(edition: Edition, parts: readonly PlacedPart[]): Result<readonly string[]> {
  const clause = CLAUSES[edition];
  const cells = new Map<string, { ground: string; part: number }>();
  const used: Record<string, number> = {};
  for (const [index, placed] of parts.entries()) {
    const at = `parts[${index}]`;
    const rows = partRows(edition, placed);
    if (!rows)
      return problem(
        `${at}.part`,
        `there is no part "${placed.part}"; there are ${Object.keys(PARTS[edition]).join(' and ')} [${clause}]`,
      );
    used[placed.part] = (used[placed.part] ?? 0) + 1;
    const count = PARTS[edition][placed.part]!.count;
    if (used[placed.part]! > count) return problem(at, `the box has only ${count} of ${placed.part} [${clause}]`);
    const corner = /^([a-z])([1-9][0-9]?)$/.exec(placed.at);
    if (!corner) return problem(`${at}.at`, `"${placed.at}" is no cell; a cell is a letter and a number, as in b3`);
    const left = placed.at.charCodeAt(0) - 97;
    const bottom = Number(corner[2]) - 1;
    for (const [y, row] of [...rows].reverse().entries()) {
      for (const [x, ground] of [...row].entries()) {
        const key = `${left + x},${bottom + y}`;
        if (cells.has(key)) return problem(at, `this part lies on part ${cells.get(key)!.part + 1} of the list [${clause}]`);
        cells.set(key, { ground, part: index });
      }
    }
  }
  if (cells.size === 0) return problem('parts', `a field has at least one part [${clause}]`);
  if (!isConnected(cells))
    return problem('parts', `the parts must touch along edges, so that the field is one piece [${clause}]`);
  return ok(rowsOf(cells));
}

function isConnected(cells: ReadonlyMap<string, unknown>): boolean {
  const [first] = cells.keys();
  const reached = new Set([first!]);
  for (const key of reached) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (const side of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) {
      if (cells.has(side)) reached.add(side);
    }
  }
  return reached.size === cells.size;
}

function rowsOf(cells: ReadonlyMap<string, { readonly ground: string }>): readonly string[] {
  const places = [...cells.keys()].map((key) => key.split(',').map(Number) as [number, number]);
  const width = Math.max(...places.map(([x]) => x)) + 1;
  const height = Math.max(...places.map(([, y]) => y)) + 1;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, x) => cells.get(`${x},${height - 1 - row}`)?.ground ?? GAP).join(''),
  );
}
