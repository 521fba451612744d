import { ActionList } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { micropul } from '@stolik/micropul/game';
import { DEFAULT_OPTIONS } from '@stolik/micropul/options';
import type { State } from '@stolik/micropul/state';
import { expect, test } from 'vitest';
import {
  actionOf,
  countedGroup,
  type Draft,
  draftOf,
  ghostIn,
  glowingCells,
  isRefused,
  type Known,
  NONE,
  steppedBack,
  stoneTrialIn,
  stoneTriedAt,
  tileIn,
  trialIn,
  triedAt,
  turnedBy,
  withStone,
  withTake,
  withTile,
} from '../../src/games/micropul/model/draft.ts';
import { cellsFor, nearestTurn, readMove, readMoves, spotKey, turnsAt } from '../../src/games/micropul/model/moves.ts';
import { keyOf, positionOf } from '../../src/games/micropul/model/position.ts';
import {
  claimable,
  entered,
  nextGroup,
  spotsOn,
  spotUnder,
  type Touchable,
  tapped,
} from '../../src/games/micropul/model/touch.ts';

/** A game after some random decisions, as the seat to move knows it. */
function knownAfter(seed: string, decisions: number): Known & { readonly state: State; readonly legal: readonly number[] } {
  const rng = new SeededRng(seed);
  const state = micropul.setup(DEFAULT_OPTIONS, 2);
  for (let made = 0; ; ) {
    const next = micropul.next(state);
    if (next.kind === 'chance') micropul.play(state, -1, micropul.roll(state, rng));
    else if (next.kind !== 'turn' || made === decisions) break;
    else {
      micropul.play(state, next.seat, micropul.sample(state, next.seat, rng));
      made++;
    }
  }
  const list = new ActionList();
  micropul.legal(state, state.turn, list);
  const view = micropul.view(state, state.turn);
  const hand = view.hands[state.turn]!;
  return {
    state,
    legal: list.toArray(),
    view,
    position: positionOf(view),
    moves: readMoves(list.toArray(), (action) => micropul.write(state, state.turn, action)),
    hand: 'tiles' in hand ? hand.tiles : [],
    mine: state.turn,
    predicts: true,
    turnsBest: true,
  };
}

const touchable = (known: Known, draft: Draft): Touchable => ({
  position: known.position,
  moves: known.moves,
  draft,
  tried: trialIn(known, draft)?.cell,
  stone: stoneTrialIn(known, draft),
  pointed: undefined,
});

test.each(['a', 'b', 'c'])('every legal move can be laid out, and is what is confirmed then (game %s)', (seed) => {
  for (const decisions of [0, 5, 12]) {
    const known = knownAfter(seed, decisions);
    for (const action of known.legal) {
      const draft = draftOf(known, readMove(micropul.write(known.state, known.state.turn, action))!);
      expect(draft && actionOf(known, draft)).toBe(action);
    }
  }
});

test('with nothing begun every place glows; with a tile in hand those that take it', () => {
  const known = knownAfter('glow', 6);
  expect(glowingCells(known, NONE).map(keyOf)).toEqual([...known.moves.lays.keys()]);
  const draft = withTile(known, NONE, 0)!;
  expect(glowingCells(known, draft)).toEqual(cellsFor(known.moves, known.hand[0]!));
  expect(glowingCells(known, { kind: 'stone', at: undefined })).toEqual([]);
  expect(withTile(known, NONE, 99)).toBeUndefined();
});

test('a place without a tile in hand takes the first of the hand that fits, the way that brings most', () => {
  const known = knownAfter('first', 6);
  const cell = glowingCells(known, NONE)[0]!;
  const draft = triedAt(known, NONE, cell)!;
  expect(isRefused(draft)).toBe(false);
  expect(trialIn(known, draft as Draft)?.cell).toEqual(cell);
});

test('a tile that was turned stays so where it fits; where it does not, the rules say why', () => {
  const known = knownAfter('turn', 6);
  const taken = [...known.position.tiles.values()][0]!;
  const draft = turnedBy(known, withTile(known, NONE, 0)!, 1);
  expect(draft).toMatchObject({ turn: 1, isTurned: true });
  expect(turnedBy(known, draft, -1)).toMatchObject({ turn: 0, isTurned: true });
  expect(triedAt(known, draft, taken)).toEqual({ refused: expect.stringMatching(/^lay .*@/) });
  expect(triedAt(known, NONE, taken)).toBeUndefined();
});

test('on a place a tile turns only to ways that fit there', () => {
  const known = knownAfter('ways', 8);
  for (const [index, tile] of known.hand.entries()) {
    for (const cell of cellsFor(known.moves, tile)) {
      const turns = turnsAt(known.moves, tile, cell);
      const draft: Draft = { kind: 'tile', index, turn: turns[0]!, at: cell, isTurned: false };
      const next = turnedBy(known, draft, 1);
      if (turns.length === 1) expect(next).toBe(draft);
      else expect(trialIn(known, next)).toBeDefined();
    }
  }
});

test('another tile comes to the place that is tried, if it fits there', () => {
  const known = knownAfter('other', 8);
  const cell = cellsFor(known.moves, known.hand[0]!)[0]!;
  const tried = triedAt(known, withTile(known, NONE, 0)!, cell) as Draft;
  for (const index of known.hand.keys()) {
    const fits = turnsAt(known.moves, known.hand[index]!, cell).length > 0;
    expect(withTile(known, tried, index)).toMatchObject({ kind: 'tile', index, at: fits ? cell : undefined });
  }
});

test('a ghost lies where the pointer is, and not on what is tried', () => {
  const known = knownAfter('ghost', 6);
  const draft = withTile(known, NONE, 0)!;
  const cell = glowingCells(known, draft)[0]!;
  expect(ghostIn(known, draft, cell)?.cell).toEqual(cell);
  expect(ghostIn(known, triedAt(known, draft, cell) as Draft, cell)).toBeUndefined();
  expect(ghostIn(known, NONE, cell)).toBeUndefined();
});

test('stones and tiles of the supply are tried or refused', () => {
  const known = knownAfter('stones', 6);
  const [key] = known.moves.stones.keys();
  const spot = known.position.groups.flatMap(({ spots }) => spots).find((each) => spotKey(each) === key)!;
  expect(withStone(known)).toEqual({ kind: 'stone', at: undefined });
  expect(stoneTriedAt(known, spot)).toEqual({ kind: 'stone', at: spot });
  const none = { ...known, moves: { ...known.moves, stones: new Map(), takes: new Map() } };
  expect(withStone(none)).toEqual({ refused: expect.stringMatching(/^stone /) });
  expect(stoneTriedAt(none, spot)).toEqual({ refused: `stone ${spotKey(spot)}` });
  expect(withTake(none, 0)).toEqual({ refused: 'take' });
  expect(withTake(none, 2)).toEqual({ refused: 'take 2' });
});

test('one step back: from the place to the tile, from the tile to nothing', () => {
  const tile: Draft = { kind: 'tile', index: 0, turn: 2, at: { x: 0, y: 1 }, isTurned: true };
  expect(steppedBack(tile)).toEqual({ ...tile, at: undefined });
  expect(steppedBack(steppedBack(tile))).toEqual(NONE);
  expect(steppedBack({ kind: 'take', number: 0 })).toEqual(NONE);
});

test('the group that is counted is the one that is tried, else the one pointed at', () => {
  const known = knownAfter('count', 6);
  const [key] = known.moves.stones.keys();
  const spot = known.position.groups.flatMap(({ spots }) => spots).find((each) => spotKey(each) === key)!;
  const stone = stoneTrialIn(known, { kind: 'stone', at: spot });
  expect(countedGroup(undefined, stone, undefined, 0)).toBe(stone?.group);
  expect(countedGroup(undefined, undefined, stone?.group, 0)).toBe(stone?.group);
  const trial = trialIn(known, triedAt(known, NONE, glowingCells(known, NONE)[0]!) as Draft)!;
  expect(countedGroup(trial, undefined, stone?.group, 0)).toBe(trial.after.groupAt(stone!.group.spots[0]!));
});

test('a tap on a place tries it, a second one turns the tile, Enter confirms it', () => {
  const known = knownAfter('tap', 6);
  const cell = glowingCells(known, NONE)[0]!;
  expect(tapped(touchable(known, NONE), cell, undefined)).toEqual({ kind: 'try', cell });
  const tried = touchable(known, triedAt(known, NONE, cell) as Draft);
  expect(tapped(tried, cell, undefined)).toEqual({ kind: 'turn' });
  expect(entered(tried, cell)).toEqual({ kind: 'confirm' });
  expect(entered(touchable(known, { kind: 'take', number: 0 }), cell)).toEqual({ kind: 'confirm' });
});

test('a tap on a tile points at what is under the finger; with a stone in hand it claims it', () => {
  const known = knownAfter('claim', 8);
  const stone: Draft = { kind: 'stone', at: undefined };
  const cells = [...known.position.tiles.values()];
  const cell = claimable(known.moves, cells)[0]!;
  const [spot] = spotsOn(known.position, cell);
  expect(tapped(touchable(known, NONE), cell, spot)).toEqual({ kind: 'point', spot, says: 'what' });
  expect(tapped(touchable(known, stone), cell, undefined)).toEqual({ kind: 'stone', spot });
  const claimed = entered(touchable(known, stone), cell);
  if (claimed.kind !== 'stone') throw new Error('a stone goes on a group that may be claimed');
  expect(known.moves.stones.has(spotKey(claimed.spot))).toBe(true);
  expect(entered(touchable(known, { kind: 'stone', at: claimed.spot }), cell)).toEqual({ kind: 'confirm' });
});

test('Enter goes through the groups of a tile, all of them, and begins again', () => {
  const known = knownAfter('groups', 10);
  const cell = [...known.position.tiles.values()].find((tile) => spotsOn(known.position, tile).length > 1)!;
  const spots = spotsOn(known.position, cell);
  let pointed: Touchable['pointed'];
  const seen = [...spots, spots[0]!].map(() => {
    const touch = nextGroup({ ...touchable(known, NONE), pointed }, cell);
    if (touch.kind !== 'point' || !touch.spot) throw new Error('a tile with groups shows one');
    pointed = known.position.groupAt(touch.spot);
    return touch.spot;
  });
  expect(seen).toEqual([...spots, spots[0]]);
});

test('the unit under a finger is met in its corner, a big one anywhere, bare paper nowhere', () => {
  const known = knownAfter('under', 8);
  for (const tile of known.position.tiles.values()) {
    for (const [dx, dy] of [
      [20, 20],
      [80, 20],
      [80, 80],
      [20, 80],
    ] as const) {
      const spot = spotUnder(known.position, tile, dx, dy);
      if (spot) expect(known.position.groupAt(spot)).toBeDefined();
    }
  }
  expect(spotUnder(known.position, { x: 99, y: 99 }, 20, 20)).toBeUndefined();
  expect(tileIn({ kind: 'stone', at: undefined }, known.hand)).toBeUndefined();
});

test('in a lesson a tile lies the nearest way that fits, and what it would bring there is told', () => {
  const seeing = knownAfter('blind', 8);
  const known: Known = { ...seeing, turnsBest: false };
  for (const index of known.hand.keys()) {
    const tile = known.hand[index]!;
    for (const cell of cellsFor(known.moves, tile)) {
      const draft = triedAt(known, withTile(known, NONE, index)!, cell) as Draft;
      expect(draft).toMatchObject({ at: cell, turn: nearestTurn(turnsAt(known.moves, tile, cell), 0) });
      expect(trialIn(known, draft)).not.toHaveProperty('isBlind', true);
    }
  }
});

test('where the outcome is the question a tile lies the nearest way that fits, and nothing is told of what it does', () => {
  const isBest: boolean[] = [];
  for (const decisions of [4, 8, 12, 16]) {
    const seeing = knownAfter('blind', decisions);
    const known: Known = { ...seeing, predicts: false, turnsBest: false };
    for (const index of known.hand.keys()) {
      const tile = known.hand[index]!;
      for (const cell of cellsFor(known.moves, tile)) {
        const draft = triedAt(known, withTile(known, NONE, index)!, cell) as Draft;
        expect(draft).toMatchObject({ at: cell, turn: nearestTurn(turnsAt(known.moves, tile, cell), 0) });
        const trial = trialIn(known, draft)!;
        expect(trial).toMatchObject({ isBlind: true, fired: [], tiles: 0, turns: 0, groups: [], deeds: [], endsGame: false });
        expect(trial.after.groups).toEqual(known.position.groups);
        expect(trial.after.tiles.get(keyOf(cell))).toEqual({ ...cell, tile: trial.tile });
        expect(actionOf(known, draft)).toBe(trial.action);
        const best = triedAt(seeing, withTile(seeing, NONE, index)!, cell) as Draft;
        isBest.push('turn' in best && 'turn' in draft && best.turn === draft.turn);
      }
    }
  }
  expect(isBest).toContain(false);
});
