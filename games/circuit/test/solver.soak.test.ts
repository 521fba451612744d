import type { Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { CELLS, cellName, findCell, findSide, SIDE_BASE, SIDES, sideName } from '../src/board/geometry.ts';
import { addToHand, glowLevel, glowSeat, isDark, keepDark } from '../src/board/state.ts';
import { findTile } from '../src/board/tiles.ts';
import { chainCell, findChains, findShorts, found, OWN_BASE } from '../src/current/solver.ts';
import * as codes from '../src/turn/codes.ts';
import { doMove } from '../src/turn/move.ts';
import { allChains, type Field, inOrder, isOn, isShort, neighbours, settle } from './naive.ts';
import { fit, randomTile, randomTrial, type Trial } from './random-field.ts';

// Both solvers are asked the same about random fields and must agree on every chain, burn, fuse, short, token and dark tile.

const FILES = 8;
const BOARDS = process.env['STOLIK_LONG'] ? 12_600 : 630;
/** What the fast solver found, in words that sort. */
function foundChains(): string[] {
  const endName = (terminal: number): string =>
    terminal >= OWN_BASE
      ? `battery:${cellName(terminal - OWN_BASE)}`
      : terminal >= SIDE_BASE + SIDES
        ? `strip:${'abcdef'.charAt(terminal - SIDE_BASE - SIDES)}`
        : sideName(terminal - SIDE_BASE);
  return Array.from({ length: found.count }, (_, i) => {
    const chain = found.order[i]!;
    const cells = Array.from({ length: found.length[chain]! }, (_, j) => cellName(chainCell(chain, j)));
    return `${endName(found.from[chain]!)} ${cells.join(' ')} ${endName(found.to[chain]!)} ${found.helpers[chain]}`;
  });
}

const chainWords = (chain: ReturnType<typeof allChains>[number]): string =>
  `${chain.from} ${chain.cells.join(' ')} ${chain.to} ${chain.helpers}`;

function checkTrial(trial: Trial): boolean {
  const { field, state, rng } = trial;
  const seat: Seat = 0;
  const shorts = allChains(field).filter((chain) => isShort(field, chain));
  findShorts(state);
  same('shorts', foundChains().sort(), shorts.map(chainWords).sort());
  const stood = shorts.length > 0;
  state.stands = stood ? 1 : 0;
  const dark = new Set<string>();
  if (stood) {
    for (const name of field.tiles.keys()) {
      if (rng.below(12) !== 0) continue;
      dark.add(name);
      keepDark(state, findCell(name)!);
    }
  }
  const move = stood ? mend(trial, shorts) : rng.below(4) === 0 ? solder(trial) : lay(trial);
  if (!move) return false;
  state.irons[seat] = 1;
  const lit = state.lit[seat]!;
  const before = state.shorts[seat]!;
  doMove(state, seat, move.base, undefined, undefined);
  for (const gone of move.taken) {
    dark.delete(gone);
    field.smoke.delete(gone);
    field.glow.delete(gone);
  }
  const settled = settle(field, seat, Math.max(0, 8 - lit), move.anchors, stood, dark);
  compare(trial, settled, before);
  compareChains(trial, move.anchors);
  return settled.penalty || state.lit[seat]! > lit;
}

/** A plain comparison: an assertion library asked a million times would take longer than the solvers. */
function same(what: string, fast: unknown, slow: unknown): void {
  const [a, b] = [JSON.stringify(fast), JSON.stringify(slow)];
  if (a !== b) throw new Error(`${what}: the fast solver says ${a}, the slow one ${b}`);
}

interface Move {
  readonly base: number;
  readonly anchors: Set<string>;
  readonly taken: readonly string[];
}

/** A tile into an empty cell, or, where none is empty, an iron on any. */
function lay(trial: Trial): Move | undefined {
  const { field, state, rng } = trial;
  const empty = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !field.tiles.has(cellName(cell)));
  if (empty.length === 0) return solder(trial);
  // The best of some cells: one where the tile meets most.
  let cell = empty[rng.below(empty.length)]!;
  let tile = randomTile(field, cellName(cell), rng);
  for (let i = 0; i < 12; i++) {
    const other = empty[rng.below(empty.length)]!;
    const turned = randomTile(field, cellName(other), rng);
    if (fit(field, cellName(other), turned) <= fit(field, cellName(cell), tile)) continue;
    cell = other;
    tile = turned;
  }
  addToHand(state, 0, findTile(tile)! >> 2);
  return { base: codes.layBase(findTile(tile)!, cell), anchors: putNaive(field, cellName(cell), tile), taken: [] };
}

/** Puts a tile on the naive field and says whose chains are new then. */
function putNaive(field: Field, name: string, tile: string): Set<string> {
  const reeds = neighbours(name).filter((other) => field.tiles.get(other)?.startsWith('K'));
  const off = reeds.filter((reed) => !isOn(field, reed));
  field.tiles.set(name, tile);
  return new Set([name, ...(tile.startsWith('M') ? off : [])]);
}

function solder(trial: Trial): Move | undefined {
  const { field, state, rng } = trial;
  const fuses = Array.from({ length: SIDES }, (_, side) => sideName(side)).filter((name) => field.smoke.has(name));
  if (fuses.length > 0 && rng.below(2) === 0) {
    const name = fuses[rng.below(fuses.length)]!;
    field.smoke.delete(name);
    return { base: codes.fuseBase(findSide(name)!, 0), anchors: new Set([name]), taken: [] };
  }
  const names = [...field.tiles.keys()].filter((name) => !field.glow.has(name) || field.smoke.has(name));
  const name = names[rng.below(names.length || 1)];
  if (name === undefined) return undefined;
  const tile = randomTile(field, name, rng);
  addToHand(state, 0, findTile(tile)! >> 2);
  return exchange(field, name, tile);
}

function exchange(field: Field, name: string, tile: string): Move {
  field.tiles.delete(name);
  const anchors = putNaive(field, name, tile);
  return { base: codes.ironBase(findCell(name)!, findTile(tile)!, 0), anchors, taken: [name] };
}

function mend({ field, state, rng }: Trial, shorts: ReturnType<typeof allChains>): Move {
  const cells = shorts[rng.below(shorts.length)]!.cells;
  const name = cells[rng.below(cells.length)]!;
  if (rng.below(2) === 0) {
    const tile = randomTile(field, name, rng);
    addToHand(state, 0, findTile(tile)! >> 2);
    return exchange(field, name, tile);
  }
  field.tiles.delete(name);
  return { base: codes.ironBase(findCell(name)!, codes.NO_TILE, 0), anchors: new Set(), taken: [name] };
}

function compare({ field, state }: Trial, settled: ReturnType<typeof settle>, shortsBefore: number): void {
  const names = Array.from({ length: CELLS }, (_, cell) => cell);
  const glow = names
    .filter((cell) => state.glow[cell] !== 0)
    .map((cell) => `${cellName(cell)} ${glowSeat(state.glow[cell]!)} ${glowLevel(state.glow[cell]!)}`);
  same('glow', glow.sort(), [...field.glow].map(([name, [seat, level]]) => `${name} ${seat} ${level}`).sort());
  const smoke = names.filter((cell) => state.smoke[cell] !== 0).map(cellName);
  for (let side = 0; side < SIDES; side++) if (state.smoke[SIDE_BASE + side] !== 0) smoke.push(sideName(side));
  same('smoke', smoke.sort(), [...field.smoke].sort());
  same('short stands', state.stands === 1, settled.stands);
  same('penalty', state.shorts[0]! > shortsBefore, settled.penalty);
  same(
    'dark',
    names
      .filter((cell) => isDark(state, cell))
      .map(cellName)
      .sort(),
    [...settled.dark].sort(),
  );
}

/** And the chains themselves, on the field as it is afterwards, in the order of C4.2. */
function compareChains({ field, state }: Trial, anchors: Set<string>): void {
  const cells = [...anchors].flatMap((name) => findCell(name) ?? []);
  const side = [...anchors].flatMap((name) => findSide(name) ?? [])[0] ?? -1;
  findChains(state, { cells: Uint8Array.from(cells), count: cells.length, side });
  const expected = allChains(field).filter(
    (chain) => chain.cells.some((cell) => anchors.has(cell)) || anchors.has(chain.from) || anchors.has(chain.to),
  );
  same('chains', foundChains(), inOrder(expected).map(chainWords));
}

describe('[C4.1] [C4.2] [C4.3] [C4.4] the fast solver and a slow, obvious one agree on random fields', () => {
  for (let file = 0; file < FILES; file++) {
    test(`${BOARDS} fields of seed ${file}`, () => {
      let eventful = 0;
      for (let i = 0; i < BOARDS; i++) {
        const rng = new SeededRng(file * 1_000_003 + i);
        try {
          if (checkTrial(randomTrial(rng))) eventful++;
        } catch (error) {
          if (error instanceof Error) error.message = `field ${i} of seed ${file}: ${error.message}`;
          throw error;
        }
      }
      // Agreement about nothing would be cheap: many of the fields must do something.
      expect(eventful).toBeGreaterThan(BOARDS / 20);
    });
  }
});
