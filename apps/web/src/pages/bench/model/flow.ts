import type { PictureFace } from '@stolik/circuit/art/draw';
import { type Side, type TileCode, wayThrough } from '@stolik/circuit/art/way';
import { BEYOND, CELLS, DIRECTIONS, findCell, RAIL, SIDE_BASE, STRIP_BASE, sideName } from '@stolik/circuit/board/geometry';
import type { Arm, Measured, Meters } from '@stolik/circuit/current/meters';
import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { within } from '../../../base/felt/camera.ts';
import { CELL, cellPoint, EDGE_MIDDLES, UPPER_Y } from '../../../games/circuit/model/layout.ts';
import { type Arrow, type Flow, moved, type Run, stub } from '../../../games/circuit/model/ways.ts';

/*
 * The current of the whole field as meters know it: how fast its dots run is how strong it is, within what an eye can follow. So where
 * wires branch the dots slow down, each arm by its share.
 */

/** So many milliamps have the usual pace, as at a table. */
const USUAL_MILLIAMPS = 40;
const FASTEST = 0.12;
const SLOWEST = 8;
const BRIGHT_MILLIAMPS = 40;
const LEAST_MILLIAMPS = 0.1;
/** Where the wire of the upper strips is drawn. */
const RAIL_Y = UPPER_Y + 24;

const paceOf = (milliamps: number): number => Number(within(USUAL_MILLIAMPS / milliamps, FASTEST, SLOWEST).toPrecision(2));
const run = (d: string, milliamps: number): Run => ({
  d,
  level: milliamps >= BRIGHT_MILLIAMPS ? 2 : 1,
  pace: paceOf(milliamps),
});
const sideOf = ({ edge }: Arm): Side => DIRECTIONS.indexOf(edge) as Side;
const flows = ({ milliamps }: Arm): boolean => Math.abs(milliamps) >= LEAST_MILLIAMPS;

export function flowOf({ tiles, contacts }: Meters, face: PictureFace): Flow {
  const live = [...tiles.values()].filter(({ arms }) => arms.some(flows));
  const arms = live.flatMap(({ cell, arms }) => arms.filter(flows).map((arm) => ({ cell: findCell(cell)!, arm })));
  const ends = arms.flatMap(({ cell, arm }) => endRun(cell, arm, contacts, face));
  const intoRail = arms.filter(
    ({ cell, arm }) => BEYOND[cell * 4 + sideOf(arm)] === RAIL && contacts.has(`upper-${columnOf(cell)}`),
  );
  return {
    runs: [...live.flatMap((tile) => tileRuns(tile, face)), ...ends, ...railRuns(intoRail)],
    live: new Set(live.map(({ cell }) => findCell(cell)!)),
    arrows: arms.filter(({ arm }) => arm.milliamps < 0).map(({ cell, arm }) => arrowAt(cell, arm)),
  };
}

const columnOf = (cell: number): string => 'abcdef'.charAt(cell >> 3);

function tileRuns({ cell, tile, arms, isJoint }: Measured, face: PictureFace): readonly Run[] {
  const at = cellPoint(findCell(cell)!);
  const code = tile.charAt(0) as TileCode;
  if (isJoint) {
    return arms.filter(flows).map((arm) => {
      const { x, y } = EDGE_MIDDLES[sideOf(arm)]!;
      return run(moved(arm.milliamps > 0 ? `M${x} ${y}L50 50` : `M50 50L${x} ${y}`, at), Math.abs(arm.milliamps));
    });
  }
  // Two and two are a way; current comes in where it is more than 0.
  return arms.flatMap((arm, index) => {
    const out = arms[index + 1];
    if (index % 2 === 1 || out === undefined || !flows(arm)) return [];
    const [from, to] = arm.milliamps > 0 ? [sideOf(arm), sideOf(out)] : [sideOf(out), sideOf(arm)];
    return [run(moved(wayOf(code, Number(tile.charAt(1)), from, to, face), at), Math.abs(arm.milliamps))];
  });
}

/** A battery that is charged has its current run backwards, which is no way of the game. */
const wayOf = (code: TileCode, rotation: number, from: Side, to: Side, face: PictureFace): string =>
  wayThrough(code, rotation, from, to, face) ||
  `M${EDGE_MIDDLES[from]!.x} ${EDGE_MIDDLES[from]!.y}L${EDGE_MIDDLES[to]!.x} ${EDGE_MIDDLES[to]!.y}`;

/** Between a tile and a strip or a side token. */
function endRun(cell: number, arm: Arm, contacts: Meters['contacts'], face: PictureFace): readonly Run[] {
  const beyond = BEYOND[cell * 4 + sideOf(arm)]!;
  if (beyond < CELLS || beyond === RAIL) return [];
  const end: ChainEnd =
    beyond >= STRIP_BASE
      ? { kind: 'strip', at: 'abcdef'.charAt(beyond - STRIP_BASE), fuse: false }
      : { kind: 'side', at: sideName(beyond - SIDE_BASE), fuse: false };
  if (!contacts.has(end.kind === 'strip' ? `lower-${end.at}` : end.at)) return [];
  return [run(stub(end, arm.milliamps > 0, face).replace(/^L/, 'M'), Math.abs(arm.milliamps))];
}

/** From column to column along the rail, whatever comes in and goes out on the way. */
function railRuns(arms: readonly { readonly cell: number; readonly arm: Arm }[]): readonly Run[] {
  const ends = arms.map(({ cell, arm }) => ({ x: (cell >> 3) * CELL + 50, milliamps: -arm.milliamps })).sort((a, b) => a.x - b.x);
  let flow = 0;
  return ends.flatMap(({ x, milliamps }, index) => {
    flow += milliamps;
    const up = run(milliamps > 0 ? `M${x} 0V${RAIL_Y}` : `M${x} ${RAIL_Y}V0`, Math.abs(milliamps));
    const next = ends[index + 1];
    if (next === undefined || Math.abs(flow) < LEAST_MILLIAMPS) return [up];
    return [up, run(flow > 0 ? `M${x} ${RAIL_Y}H${next.x}` : `M${next.x} ${RAIL_Y}H${x}`, Math.abs(flow))];
  });
}

function arrowAt(cell: number, arm: Arm): Arrow {
  const { x, y } = cellPoint(cell);
  const middle = EDGE_MIDDLES[sideOf(arm)]!;
  return { x: x + middle.x, y: y + middle.y, turn: sideOf(arm), level: Math.abs(arm.milliamps) >= BRIGHT_MILLIAMPS ? 2 : 1 };
}
