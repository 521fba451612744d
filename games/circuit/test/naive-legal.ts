import { REFEREE } from '@stolik/kernel/game';
import type { CircuitState } from '../src/board/state.ts';
import { type CircuitView, view } from '../src/seen/view.ts';
import { allChains, countLightings, type Field, isOn, isShort, neighbours } from './naive.ts';

/*
 * A second generator of moves, straight from C3, C4.6, C6 and C8.1, over the referee's view: all moves as texts (without the
 * names of who glows), and for each in how many ways it can light what it lights.
 */

export interface NaiveMove {
  readonly text: string;
  readonly ways: number;
}

const CELL_NAMES = [...'abcdef'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7, 8].map((row) => `${column}${row}`));

export function fieldOf(seen: CircuitView): Field {
  const entries = Object.entries(seen.cells);
  const burnt = [...entries.filter(([, cell]) => cell.smoke), ...Object.entries(seen.sides).filter(([, side]) => side.smoke)];
  return {
    battery: seen.options.battery,
    tiles: new Map(entries.map(([name, cell]) => [name, cell.tile])),
    sides: new Map(Object.entries(seen.sides).map(([name, side]) => [name, side.token])),
    smoke: new Set(burnt.map(([name]) => name)),
    glow: new Map(entries.flatMap(([name, cell]) => (cell.glow ? [[name, [cell.glow.seat, cell.glow.level]]] : []))),
  };
}

export function naiveMoves(state: CircuitState, seat: number): NaiveMove[] {
  const seen = view(state, REFEREE);
  const own = seen.seats[seat]!;
  const tokens = own.hand.kind === 'open' ? [...new Set(own.hand.tokens)] : [];
  const tiles = tokens.filter((token) => token !== 'iron');
  const irons = [...(own.irons > 0 ? [''] : []), ...(tokens.includes('iron') ? [' hand'] : [])];
  const field = fieldOf(seen);
  const shorted = new Set(
    allChains(field)
      .filter((chain) => isShort(field, chain))
      .flatMap((chain) => chain.cells),
  );
  const stands = shorted.size > 0;
  const moves: NaiveMove[] = [];
  const add = (text: string, cell: string | undefined, tile: string | undefined, side?: string): void => {
    moves.push({ text, ways: waysOf(seen, own.glowTokens, stands, cell, tile, side) });
  };
  if (seen.again !== 'swap' && !stands) {
    for (const kind of tiles) {
      if (kind === 'M' && seen.again === 'lay') continue;
      for (const cell of CELL_NAMES) {
        if (field.tiles.has(cell) || !isBeside(field, cell)) continue;
        for (const rotation of [0, 1, 2, 3]) add(`lay ${kind}${rotation} ${cell}`, cell, `${kind}${rotation}`);
      }
    }
  }
  if (seen.again !== 'lay' && seen.bag > 0 && (!stands || irons.length === 0 || seen.again === 'swap')) {
    for (const token of tokens) add(`swap ${token}`, undefined, undefined);
  }
  if (seen.again !== null) return moves;
  for (const which of irons) {
    for (const [cell, lying] of field.tiles) {
      const burnt = field.smoke.has(cell);
      if ((field.glow.has(cell) && !burnt) || (stands && !shorted.has(cell))) continue;
      if (burnt || stands) add(`iron ${cell}${which}`, cell, undefined);
      for (const kind of tiles) {
        for (const rotation of [0, 1, 2, 3]) {
          const tile = `${kind}${rotation}`;
          if (burnt || tile !== lying) add(`iron ${cell} ${tile}${which}`, cell, tile);
        }
      }
    }
    for (const name of field.smoke) if (name.length > 2 && !stands) add(`iron ${name}${which}`, undefined, undefined, name);
  }
  return moves.length > 0 ? moves : [{ text: 'pass', ways: 1 }];
}

/** Beside a tile, the upper or lower strip, or a side token: any cell at the edge of the field is. [C3.3] */
const isBeside = (field: Field, cell: string): boolean =>
  'af'.includes(cell.charAt(0)) || '18'.includes(cell.charAt(1)) || neighbours(cell).some((other) => field.tiles.has(other));

function waysOf(seen: CircuitView, tokens: number, stood: boolean, cell?: string, tile?: string, side?: string): number {
  if (cell === undefined && side === undefined) return 1;
  const field = fieldOf(seen);
  const dark = new Set(Object.entries(seen.cells).flatMap(([name, { dark: kept }]) => (kept ? [name] : [])));
  const anchors = new Set<string>();
  if (side !== undefined) {
    field.smoke.delete(side);
    anchors.add(side);
  }
  if (cell !== undefined) {
    for (const set of [field.tiles, field.smoke, field.glow, dark]) set.delete(cell);
    if (tile !== undefined) {
      const off = neighbours(cell).filter((other) => field.tiles.get(other)?.startsWith('K') && !isOn(field, other));
      field.tiles.set(cell, tile);
      anchors.add(cell);
      if (tile.startsWith('M')) for (const reed of off) anchors.add(reed);
    }
  }
  return countLightings(field, tokens, anchors, stood, dark);
}
