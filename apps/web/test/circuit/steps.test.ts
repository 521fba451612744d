import { cellName } from '@stolik/circuit/board/geometry';
import type { CircuitState } from '@stolik/circuit/board/state';
import { circuit } from '@stolik/circuit/game';
import type { CircuitView } from '@stolik/circuit/seen/view';
import * as codes from '@stolik/circuit/turn/codes';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import {
  actionOf,
  baseOf,
  canLeaveOut,
  type Draft,
  NONE,
  NOTHING,
  withNothing,
  withWay,
} from '../../src/games/circuit/model/draft.ts';
import type { Spot } from '../../src/games/circuit/model/layout.ts';
import { type Moves, NO_MOVES, readMoves, tileNumber } from '../../src/games/circuit/model/moves.ts';
import {
  chooseSlot,
  isOpenCell,
  type Known,
  type Step,
  takeIron,
  touchSpot,
  turnPiece,
} from '../../src/games/circuit/model/steps.ts';
import { turnedOtherwise, waysOf } from '../../src/games/circuit/model/turned.ts';

const cellAt = (cell: number): Spot => ({ kind: 'cell', cell });

/** Every decision of a random game, as the seat to move knows it. */
function* decisions(seed: string): Generator<Known & { readonly seat: number; readonly legal: readonly number[] }> {
  const rng = new SeededRng(seed);
  const state: CircuitState = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    if (next.kind === 'turn') {
      const view = circuit.view(state, actor) as CircuitView;
      const { hand } = view.seats[actor]!;
      const list = new ActionList();
      circuit.legal(state, actor, list);
      const moves = readMoves(list.toArray());
      const tokens = hand.kind === 'open' ? hand.tokens : [];
      yield { view, moves, hand: tokens, turns: new Map(), ways: [], predicts: true, seat: actor, legal: list.toArray() };
    }
    circuit.play(state, actor, actor === CHANCE ? circuit.roll(state, rng) : circuit.sample(state, actor, rng));
  }
}

const draftOf = (step: Step): Draft => ('draft' in step ? step.draft : NONE);

test('whatever is chosen and touched, what comes out is a move that is allowed, or the rules say why not', () => {
  const met = new Set<string>();
  for (const known of decisions('touch')) {
    for (const slot of known.hand.keys()) {
      const chosen = chooseSlot(known, NONE, slot);
      met.add(chosen.kind);
      if (chosen.kind !== 'chosen') continue;
      for (let cell = 0; cell < 48; cell++) {
        const step = touchSpot(known, chosen.draft, cellAt(cell));
        met.add(step.kind);
        const base = baseOf(draftOf(step), known.hand);
        if (step.kind === 'refused') expect(known.moves.ways(step.base)).toBe(0);
        if (base !== undefined) expect(known.moves.ways(base)).toBeGreaterThan(0);
      }
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['chosen', 'draft', 'refused']));
});

test('a piece that is chosen again goes back; one that can only be exchanged is laid out for that', () => {
  const known = [...decisions('again')][3]!;
  const slot = known.hand.findIndex((token) => token !== 'iron' && known.moves.canLay(token));
  const chosen = draftOf(chooseSlot(known, NONE, slot));
  expect(chosen).toMatchObject({ kind: 'tile', slot, cell: undefined });
  expect(chooseSlot(known, chosen, slot)).toEqual({ kind: 'draft', draft: NONE });
  const onlySwap: Known = { ...known, moves: only(codes.swapBase(tileNumber(known.hand[slot]!, 0) >> 2)) };
  expect(chooseSlot(onlySwap, NONE, slot)).toEqual({ kind: 'draft', draft: { kind: 'swap', slot } });
  expect(chooseSlot({ ...known, moves: NO_MOVES }, NONE, slot)).toMatchObject({ kind: 'useless', at: 'hand' });
  expect(chooseSlot(known, NONE, 99)).toEqual({ kind: 'nothing' });
});

test('a cell that was touched first takes the tile that is chosen then, turned as it was last', () => {
  const known = [...decisions('aim')][0]!;
  const slot = known.hand.findIndex((token) => known.moves.canLay(token));
  const [cell] = known.moves.cells(known.hand[slot]!);
  expect(touchSpot(known, NONE, cellAt(cell!))).toEqual({ kind: 'draft', draft: { kind: 'aim', cell } });
  const chosen = chooseSlot({ ...known, turns: new Map([[slot, 3]]) }, { kind: 'aim', cell: cell! }, slot);
  expect(draftOf(chosen)).toEqual({ kind: 'tile', slot, turn: 3, cell, way: 0 });
});

test('what lies there is explained when nothing is in hand; strips and sides always', () => {
  const known = [...decisions('explain')].at(-1)!;
  const taken = Array.from({ length: 48 }, (_, cell) => cell).find((cell) => known.view.cells[cellName(cell)])!;
  expect(isOpenCell(known.view, cellAt(taken))).toBe(false);
  expect(touchSpot(known, NONE, cellAt(taken))).toEqual({ kind: 'explain' });
  expect(touchSpot(known, NONE, { kind: 'side', side: 0 })).toEqual({ kind: 'explain' });
  expect(touchSpot(known, { kind: 'tile', slot: 0, turn: 0, cell: undefined, way: 0 }, { kind: 'side', side: 0 })).toEqual({
    kind: 'explain',
  });
});

test('a second touch turns the tile, and four turns bring it round', () => {
  const known = [...decisions('turn')][0]!;
  const slot = known.hand.findIndex((token) => known.moves.canLay(token));
  const [cell] = known.moves.cells(known.hand[slot]!);
  let draft: Draft = { kind: 'tile', slot, turn: 0, cell, way: 0 };
  for (const turn of [1, 2, 3, 0]) {
    const step = touchSpot(known, draft, cellAt(cell!));
    expect(step).toMatchObject({ kind: 'turned', slot, turn });
    draft = draftOf(step);
  }
  expect(turnPiece(known, draft, -1)).toMatchObject({ kind: 'turned', turn: 3 });
  expect(turnPiece(known, NONE, 1)).toEqual({ kind: 'nothing' });
});

/** These moves and no others, each with one way. */
const only = (...bases: readonly number[]): Moves => readMoves(bases);

test('[C6.1] what is soldered in lies otherwise than what is taken out; chosen again it comes out of the draft', () => {
  const hand = ['I', 'iron'];
  const base = (turn: number) => codes.ironBase(9, tileNumber('I', turn), 1);
  const known: Known = {
    view: { cells: {} } as unknown as CircuitView,
    moves: only(base(1), base(3)),
    hand,
    turns: new Map(),
    ways: [],
    predicts: true,
  };
  const iron = draftOf(takeIron(known, NONE, 1));
  expect(takeIron(known, iron, 1)).toEqual({ kind: 'draft', draft: NONE });
  const aimed = draftOf(touchSpot(known, iron, cellAt(9)));
  expect(aimed).toMatchObject({ kind: 'iron', target: cellAt(9), slot: undefined });
  const filled = draftOf(chooseSlot(known, aimed, 0));
  expect(filled).toMatchObject({ slot: 0, turn: 1 });
  expect(turnPiece(known, filled, 1)).toMatchObject({ turn: 3 });
  expect(chooseSlot(known, filled, 0)).toMatchObject({ kind: 'draft', draft: { slot: undefined } });
  expect(chooseSlot({ ...known, moves: only(codes.ironBase(9, codes.NO_TILE, 1)) }, aimed, 0)).toEqual({
    kind: 'refused',
    base: base(0),
  });
  expect(touchSpot(known, iron, cellAt(10))).toEqual({ kind: 'refused', base: codes.ironBase(10, codes.NO_TILE, 1) });
  expect(touchSpot(known, iron, { kind: 'side', side: 2 })).toEqual({ kind: 'refused', base: codes.fuseBase(2, 1) });
});

test('[C6.2] a burnt fuse needs nothing in its place; an iron that can do nothing says so', () => {
  const hand = ['iron'];
  const view = { cells: {} } as unknown as CircuitView;
  const fuse: Known = { view, moves: only(codes.fuseBase(2, 0)), hand, turns: new Map(), ways: [], predicts: true };
  const iron = draftOf(takeIron(fuse, NONE, 0));
  expect(draftOf(touchSpot(fuse, iron, { kind: 'side', side: 2 }))).toMatchObject({ slot: NOTHING });
  expect(takeIron({ ...fuse, moves: NO_MOVES }, NONE, 0)).toEqual({ kind: 'useless', token: 'iron', at: 'front', clears: true });
  const swap = { ...fuse, moves: only(codes.swapBase(tileNumber('iron', 0) >> 2)) };
  expect(takeIron(swap, NONE, 1)).toEqual({ kind: 'draft', draft: { kind: 'swap', slot: 0 }, clears: true });
});

test('[C5.3] where not all can glow, a touch lights what is dark and darkens what is lit', () => {
  const lit = (...cells: number[]) => ({ glow: cells.map((cell) => ({ cell: cellName(cell), level: 1 })) });
  const ways = [lit(1, 2), lit(1, 3), lit(2, 3)] as unknown as Known['ways'];
  const view = { cells: {} } as unknown as CircuitView;
  const known: Known = { view, moves: NO_MOVES, hand: ['E'], turns: new Map(), ways, predicts: true };
  const draft: Draft = { kind: 'tile', slot: 0, turn: 0, cell: 9, way: 0 };
  expect(draftOf(touchSpot(known, draft, cellAt(3)))).toMatchObject({ way: 1 });
  expect(draftOf(touchSpot(known, draft, cellAt(1)))).toMatchObject({ way: 2 });
  expect(touchSpot(known, { ...draft, way: 1 }, cellAt(20)).kind).toBe('refused');
});

test('a draft is a move when it is complete and allowed; ways beyond the last are the last', () => {
  const base = codes.layBase(tileNumber('E', 1), 9);
  const moves = readMoves([base, codes.withChoice(base, 1)]);
  const draft: Draft = { kind: 'tile', slot: 0, turn: 1, cell: 9, way: 7 };
  expect(actionOf(draft, base, moves)).toBe(codes.withChoice(base, 1));
  expect(actionOf(withWay(draft, 0), base, moves)).toBe(base);
  expect(actionOf(draft, base, NO_MOVES)).toBeUndefined();
  expect(withWay(NONE, 1)).toBe(NONE);
  const iron: Draft = { kind: 'iron', from: 0, target: cellAt(9), slot: undefined, turn: 0, way: 0 };
  expect(canLeaveOut(iron, only(codes.ironBase(9, codes.NO_TILE, 0)))).toBe(true);
  expect(canLeaveOut(iron, NO_MOVES)).toBe(false);
  expect(withNothing(iron)).toMatchObject({ slot: NOTHING });
});

test('a tile that closes nothing says what it would bring the other way round, and only then', () => {
  let found = 0;
  for (const known of decisions('otherwise')) {
    for (const [slot, token] of known.hand.entries()) {
      if (token === 'iron') continue;
      for (const cell of known.moves.cells(token)) {
        const draft: Draft = { kind: 'tile', slot, turn: 0, cell, way: 0 };
        const idle = { chains: [] } as unknown as Parameters<typeof turnedOtherwise>[5];
        const other = turnedOtherwise(known.view, known.seat, draft, known.hand, known.moves, idle);
        if (!other) continue;
        found++;
        expect(other.points).toBeGreaterThan(0);
        expect(turnedOtherwise(known.view, undefined, draft, known.hand, known.moves, idle)).toBeUndefined();
      }
    }
    if (found > 3) break;
  }
  expect(found).toBeGreaterThan(0);
  expect(waysOf({} as CircuitView, 0, undefined, NO_MOVES)).toEqual([]);
});

test('where the outcome is the question a tile lies as it is held, and turns to nothing by itself', () => {
  const turned = new Set<string>();
  for (const known of decisions('blind')) {
    for (const [slot, token] of known.hand.entries()) {
      const chosen = draftOf(chooseSlot(known, NONE, slot));
      if (chosen.kind !== 'tile') continue;
      for (const cell of known.moves.cells(token)) {
        const seen = draftOf(touchSpot(known, chosen, cellAt(cell)));
        if ('turn' in seen && seen.turn !== 0) turned.add(token);
        const blind = touchSpot({ ...known, predicts: false }, chosen, cellAt(cell));
        expect(draftOf(blind)).toMatchObject({ cell, turn: 0 });
      }
    }
  }
  expect(turned.size).toBeGreaterThan(2);
});
