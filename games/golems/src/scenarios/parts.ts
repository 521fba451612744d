import { ok, type Result } from '@stolik/kernel/result';
import type { EditionId, PrintedPart } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import type { ProblemCode, ProblemFacts, ScenarioProblem } from './problem.ts';
import type { PlacedPart } from './scenario.ts';
import { wrong } from './wrong.ts';

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

/** Own keys alone: a stranger's file may name anything (`constructor`). */
export const findPart = (edition: EditionId, name: string): PrintedPart | undefined =>
  Object.hasOwn(EDITIONS[edition].parts, name) ? EDITIONS[edition].parts[name] : undefined;

/** The rows of a placed part, the top row first. */
export function partRows(edition: EditionId, placed: PlacedPart): readonly string[] | undefined {
  let rows: readonly string[] | undefined = findPart(edition, placed.part)?.[placed.side];
  for (let turn = 0; rows && turn < (placed.turn ?? 0); turn++) rows = turnRows(rows);
  return rows;
}

/** The position of a part, counted from the lower left cell; undefined when that is no cell. */
export function findCorner(placed: PlacedPart): { readonly x: number; readonly y: number } | undefined {
  const corner = /^([a-z])([1-9][0-9]?)$/.exec(placed.at);
  return corner ? { x: placed.at.charCodeAt(0) - 97, y: Number(corner[2]) - 1 } : undefined;
}

/** The cells a part covers, x from the left and y from the bottom, with their ground. */
export function partCells(
  edition: EditionId,
  placed: PlacedPart,
): readonly { readonly x: number; readonly y: number; readonly ground: string }[] {
  const rows = partRows(edition, placed) ?? [];
  const corner = findCorner(placed) ?? { x: 0, y: 0 };
  return [...rows].reverse().flatMap((row, y) => [...row].map((ground, x) => ({ x: corner.x + x, y: corner.y + y, ground })));
}

type Laid = ReadonlyMap<string, { readonly ground: string; readonly part: number }>;

/** Lays the parts out and gives the rows of the whole field, the top row first; `#` where there is no cell. */
export function composeField(edition: EditionId, parts: readonly PlacedPart[]): Result<readonly string[], ScenarioProblem> {
  const laid = layOut(edition, parts);
  if (!laid.ok) return laid;
  return isConnected(laid.value) ? ok(rowsOf(laid.value)) : { ok: false, problem: partsApart(edition) };
}

/** The rows of parts that needn't touch yet. */
export function looseField(edition: EditionId, parts: readonly PlacedPart[]): Result<readonly string[], ScenarioProblem> {
  const laid = layOut(edition, parts);
  return laid.ok ? ok(rowsOf(laid.value)) : laid;
}

/** The field is one piece, or this is wrong with it. [G6.1.1, G4.1.1] */
export function apartProblem(edition: EditionId, parts: readonly PlacedPart[]): ScenarioProblem | undefined {
  const laid = layOut(edition, parts);
  return laid.ok && !isConnected(laid.value) ? partsApart(edition) : undefined;
}

const partsApart = (edition: EditionId): ScenarioProblem => wrong(edition, 'parts-apart', 'parts', {});

function layOut(edition: EditionId, parts: readonly PlacedPart[]): Result<Laid, ScenarioProblem> {
  const refused = <Code extends ProblemCode>(
    at: string,
    code: Code,
    facts: ProblemFacts[Code],
    cells: readonly string[] = [],
  ) => ({
    ok: false as const,
    problem: wrong(edition, code, at, facts, cells),
  });
  const cells = new Map<string, { ground: string; part: number }>();
  const used: Record<string, number> = {};
  for (const [index, placed] of parts.entries()) {
    const at = `parts[${index}]`;
    if (!Object.hasOwn(EDITIONS[edition].parts, placed.part))
      return refused(`${at}.part`, 'part-unknown', { given: placed.part, known: Object.keys(EDITIONS[edition].parts) });
    used[placed.part] = (used[placed.part] ?? 0) + 1;
    const has = EDITIONS[edition].parts[placed.part]!.count;
    if (used[placed.part]! > has) return refused(at, 'parts-out', { part: placed.part, has });
    if (!findCorner(placed)) return refused(`${at}.at`, 'part-cell', { given: placed.at });
    for (const { x, y, ground } of partCells(edition, placed)) {
      const key = `${x},${y}`;
      const other = cells.get(key);
      if (other) return refused(at, 'parts-overlap', { other: other.part }, [placed.at]);
      cells.set(key, { ground, part: index });
    }
  }
  if (cells.size === 0) return refused('parts', 'no-parts', {});
  return ok(cells);
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
