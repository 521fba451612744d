import { cellName, DIRECTION_LETTERS, EAST, type Field, findCell, NO_CELL, NORTH, SOUTH } from '../core/field.ts';
import { wordsIn } from '../editions/tokens.ts';
import type { Scenario } from './scenario.ts';

const DOORS = [
  ['ladder:A+', 'ladder:A-'],
  ['ladder:B+', 'ladder:B-'],
  ['portal', 'portal'],
] as const;

/** The destination of each ladder or portal, by cell; those without a pair are left out. [G6.8.3, G4.7.4] */
export function doorsOf({ tokens }: Pick<Scenario, 'tokens'>): ReadonlyMap<string, string> {
  const doors = new Map<string, string>();
  for (const [up, down] of DOORS) {
    const cells = (word: string): string[] => Object.keys(tokens).filter((cell) => wordsIn(tokens[cell]).includes(word));
    const [one, other] = up === down ? cells(up) : [cells(up)[0], cells(down)[0]];
    if (one === undefined || other === undefined) continue;
    doors.set(one, other);
    doors.set(other, one);
  }
  return doors;
}

/**
 * The cells that a golem starting here may ever reach. Barrels are ignored and water can be crossed. So a cell that is not among
 * them is certainly out of reach, however the others play.
 */
export function cellsInReach(scenario: Pick<Scenario, 'tokens'>, field: Field, start: string): ReadonlySet<string> {
  const doors = doorsOf(scenario);
  const reached = new Set([start]);
  for (const cell of reached) {
    for (let side = 0; side < 4; side++) {
      const next = field.steps[findCell(field, cell) * 4 + side]!;
      if (next < 0) continue;
      const name = cellName(field, next);
      if (wordsIn(scenario.tokens[name]).some((word) => word === 'wall' || word === 'stone')) continue;
      reached.add(doors.get(name) ?? name);
    }
  }
  return reached;
}

/** The cells of the outermost row or column on the side a golem faces at the start. [G6.11.3] */
export function edgeCells(field: Field, facing: string): readonly string[] {
  const side = DIRECTION_LETTERS.indexOf(facing);
  const along = (cell: number): number => {
    const x = cell % field.width;
    const y = (cell - x) / field.width;
    if (side === NORTH || side === SOUTH) return side === NORTH ? y : -y;
    return side === EAST ? x : -x;
  };
  const cells = [...field.ground.keys()].filter((cell) => field.ground[cell] !== NO_CELL);
  const most = Math.max(...cells.map(along));
  return cells.filter((cell) => along(cell) === most).map((cell) => cellName(field, cell));
}
