import type { Season } from '@stolik/golems/art/board';
import { DIRECTION_LETTERS, looseField, partCells } from '@stolik/golems/core';
import type { EditionId } from '@stolik/golems/editions';
import type { PlacedPart, Scenario } from '@stolik/golems/scenarios';
import type { DrawnEdition } from './edition.ts';
import type { GolemsView } from './scene.ts';

/** Quarter turns of the whole board, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

export interface Cell {
  readonly name: string;
  readonly x: number;
  /** From the top. */
  readonly y: number;
  readonly ground: '.' | 'i' | 's';
  readonly season: Season;
  /** Number of the part it belongs to, -1 where nobody knows. */
  readonly part: number;
}

/** The cells of a field as they lie on the table. Never changes in a game. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly at: ReadonlyMap<string, Cell>;
}

export const nameOfCell = (x: number, yFromTop: number, height: number): string =>
  String.fromCharCode(97 + x) + (height - yFromTop);

export function groundOf(edition: DrawnEdition, view: GolemsView): Ground {
  const parts = partsOf(edition, view);
  const { field } = view;
  const height = field.length;
  const isCold = field.some((row) => /[is]/.test(row));
  const cells = field.flatMap((row, y) =>
    [...row].flatMap((letter, x): Cell[] => {
      if (letter === '#') return [];
      const name = nameOfCell(x, y, height);
      const part = parts.get(name);
      const season = part?.season ?? (isCold ? 'winter' : 'summer');
      return [{ name, x, y, ground: letter as '.', season, part: part?.index ?? -1 }];
    }),
  );
  return { width: field[0]!.length, height, cells, at: new Map(cells.map((cell) => [cell.name, cell])) };
}

/** Which part lies where: as the table says, or as the scenario of the book if it still fits. */
function partsOf({ id, scenarioOf }: DrawnEdition, view: GolemsView): ReturnType<typeof partsByCell> {
  const parts = view.parts ?? scenarioOf(view)?.parts;
  if (!parts) return new Map();
  const rows = looseField(id, parts);
  return rows.ok && rows.value.join() === view.field.join() ? partsByCell(id, parts) : new Map();
}

/** Where the players of a scenario begin, from the middle of the field: -1 left, 1 right; -1 far, 1 near. */
export function startsOf(scenario: Scenario, players: number): readonly { readonly x: number; readonly y: number }[] {
  const rows = looseField(scenario.game, scenario.parts);
  if (!rows.ok) return [];
  const [width, height] = [rows.value[0]?.length ?? 1, rows.value.length];
  const from = (at: number, count: number): number => (at * 2 + 1) / count - 1;
  return scenario.starts
    .slice(0, players)
    .map(({ at }) => ({ x: from(at.charCodeAt(0) - 97, width), y: -from(Number(at.slice(1)) - 1, height) }));
}

/** The number and season of the part that each cell belongs to. */
export function partsByCell(
  edition: EditionId,
  parts: readonly PlacedPart[],
): ReadonlyMap<string, { readonly index: number; readonly season: Season }> {
  const known = new Map<string, { index: number; season: Season }>();
  for (const [index, placed] of parts.entries()) {
    for (const { x, y } of partCells(edition, placed)) {
      known.set(String.fromCharCode(97 + x) + (y + 1), { index, season: placed.side });
    }
  }
  return known;
}

/** Where a cell is drawn when the board is turned. */
export function placeOf(
  ground: Pick<Ground, 'width' | 'height'>,
  cell: { readonly x: number; readonly y: number },
  turn: Turn,
): { readonly x: number; readonly y: number } {
  const { width, height } = ground;
  switch (turn) {
    case 1:
      return { x: height - 1 - cell.y, y: cell.x };
    case 2:
      return { x: width - 1 - cell.x, y: height - 1 - cell.y };
    case 3:
      return { x: cell.y, y: width - 1 - cell.x };
    default:
      return { x: cell.x, y: cell.y };
  }
}

export const sizeOf = (
  ground: Pick<Ground, 'width' | 'height'>,
  turn: Turn,
): { readonly width: number; readonly height: number } =>
  turn % 2 === 1 ? { width: ground.height, height: ground.width } : ground;

export const turnedFacing = (facing: number, turn: Turn): Turn => ((facing + turn) % 4) as Turn;

const COMPASS = 'NESW';
/** The sides a line joins, on a turned board. */
export function turnedLine(sides: string, turn: Turn): string {
  const turned = [...sides].map((side) => COMPASS[(COMPASS.indexOf(side) + turn) % 4]!);
  return turned.sort((a, b) => 'NSEW'.indexOf(a) - 'NSEW'.indexOf(b)).join('');
}

/** The cell beside this one in a direction of the compass (0 north, clockwise), on the board as it is printed. */
export function besideOf(ground: Ground, name: string, direction: number): Cell | undefined {
  const cell = ground.at.get(name);
  if (!cell) return undefined;
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][direction]!;
  return ground.at.get(nameOfCell(cell.x + dx!, cell.y + dy!, ground.height));
}

/** Where a cell is drawn on the turned board, in cells from the upper left; undefined for what is no cell. */
export function spotOfCell(ground: Ground, name: string, turn: Turn): { readonly x: number; readonly y: number } | undefined {
  const cell = ground.at.get(name);
  return cell && placeOf(ground, cell, turn);
}

export const facingNumber = (facing: string): Turn => DIRECTION_LETTERS.indexOf(facing) as Turn;
