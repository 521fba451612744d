import { CHANCE, REFEREE, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import printed from '../data/tiles.json' with { type: 'json' };
import { KIND_OF_TILE, PRINTED, START_TILE, writeTile } from '../src/board/tiles.ts';
import { micropul } from '../src/game.ts';
import { soloRank } from '../src/turn/score.ts';
import { begin, Table } from './table.ts';

const kindsOf = (events: readonly { readonly kind: string }[]): string[] => events.map(({ kind }) => kind);
const start = { board: ['WWBB@0,0'], supplies: [2, 2], core: 10 };

describe('components and set-up', () => {
  test('[M1.1] 48 tiles with ids, each with micropul; three pairs differ only by rotation', () => {
    expect(PRINTED).toBe(48);
    expect(printed.tiles.map(({ id }) => id)).toEqual(Array.from({ length: 48 }, (_, id) => id));
    for (const { corners } of printed.tiles) expect(corners).toMatch(/[WB]/);
    const kinds = new Set(printed.tiles.map(({ id }) => KIND_OF_TILE[id]));
    expect(kinds.size).toBe(45);
  });

  test('[M1.1] of two equal tiles in a hand either may be meant: one action, one tile goes', () => {
    const table = new Table({ ...start, hands: [['WBWB', 'BWBW', 'W...'], ['W...']] });
    table.play('1: lay WBWB@1,0');
    expect(table.truth()['hands']).toEqual([2, 1]);
    expect(micropul.view(table.state, 0).hands[0]).toEqual({ tiles: ['BWBW', 'W...'] });
  });

  test('[M1.1] tiles are rotated freely, never flipped', () => {
    const table = new Table({ ...start, hands: [['WB.+'], ['W...']] });
    expect(table.refusal('1: lay +WB.@0,-1')).not.toContain('tile-not-in-hand');
    expect(table.refusal('1: lay BW+.@0,-1')).toBe('tile-not-in-hand M3.1');
  });

  test('[M1.1] three stones a player', () => {
    const table = new Table({
      board: ['W.W.@0,0', 'W.W.@5,5', 'B.B.@9,9'],
      hands: [['W...'], ['W...']],
      supplies: [2, 5],
      core: 9,
    });
    for (const spot of ['0,0,NW', '0,0,SE', '5,5,NW']) {
      table.play(`1: stone ${spot}`);
      table.play('2: take');
    }
    expect(table.refusal('1: stone 5,5,SE')).toBe('no-stones-left M6.3');
  });

  test('[M1.2] four big tiles: four units of one colour, one catalyst in the middle', () => {
    const big = printed.tiles.filter((tile) => 'big' in tile).map(({ id }) => writeTile(id));
    expect(big.sort()).toEqual(['big:B+', 'big:B1', 'big:W+', 'big:W1']);
    const table = new Table({ board: ['big:W1@0,0'], hands: [['W...'], ['W...']], core: 9 });
    expect(table.truth()['groups']).toMatchObject({ '0,0,SE': { units: 4, points: 1 } });
  });

  test('[M1.3] the start tile is WWBB, id 40; its twin 41 stays in the core', () => {
    expect(START_TILE).toBe(40);
    const state = micropul.setup({ simple: false, plusStacks: false, openHands: false, soloPlus: 'reveal' }, 2);
    expect(micropul.view(state, WATCHER).board).toEqual([{ x: 0, y: 0, tile: 'WWBB' }]);
    expect(state.pool).toContain(41);
    expect(state.pool).not.toContain(40);
  });

  test('[M2.1] six tiles to each hand, three stones each, the rest is the core; who begins is drawn', () => {
    const rng = new SeededRng('set-up');
    const states = Array.from({ length: 40 }, () => begin({}, 2, rng));
    for (const state of states) {
      const seen = micropul.view(state, REFEREE);
      expect([seen.core, state.pool.length, seen.stonesLeft]).toEqual([35, 35, [3, 3]]);
      expect(state.hands.map((hand) => hand.length)).toEqual([6, 6]);
    }
    expect(new Set(states.map((state) => state.turn))).toEqual(new Set([0, 1]));
  });

  test('[M2.2] hands are hidden from the opponent, counts are open', () => {
    const state = begin({}, 2, new SeededRng(2));
    const seen = micropul.view(state, 0);
    expect(seen.hands[0]).toHaveProperty('tiles');
    expect(seen.hands[1]).toEqual({ count: 6 });
    expect(micropul.view(state, WATCHER).hands).toEqual([{ count: 6 }, { count: 6 }]);
    expect(seen.supplies).toEqual([
      { faceDown: 0, open: [] },
      { faceDown: 0, open: [] },
    ]);
  });

  test('[M2.2] with openHands everyone sees every hand and what is taken', () => {
    const options = { openHands: true };
    const table = new Table({ ...start, hands: [['W...'], ['B...']], supplies: [['W..1'], 1] }, { options });
    expect(micropul.view(table.state, WATCHER).hands).toEqual([{ tiles: ['W...'] }, { tiles: ['B...'] }]);
    const taken = table.play('1: take').find(({ kind }) => kind === 'tileTaken');
    expect(micropul.see(taken!, 1)).toMatchObject({ kind: 'tileTaken', tile: 'W..1' });
  });

  test('[M2.2] of a take the opponent sees only that one tile went from supply to hand', () => {
    const table = new Table({ ...start, hands: [['W...'], ['B...']], supplies: [['W..1'], 1] });
    const taken = table.play('1: take').find(({ kind }) => kind === 'tileTaken');
    expect(micropul.see(taken!, 0)).toMatchObject({ tile: 'W..1' });
    expect(micropul.see(taken!, 1)).toEqual({ kind: 'tileTaken', seat: 0, isOpen: false });
    expect(micropul.see(taken!, WATCHER)).not.toHaveProperty('tile');
  });
});

describe('a turn', () => {
  test('[M3.1] only a tile of the own hand is laid', () => {
    const table = new Table({ ...start, hands: [['WW..'], ['BB..']] });
    expect(table.refusal('1: lay ..BB@0,1')).toBe('tile-not-in-hand M3.1');
    expect(table.refusal('2: lay ..WW@0,-1')).toBe('not-your-turn M3');
    table.play('1: lay ..WW@0,-1');
    expect(table.truth()['hands']).toEqual([0, 1]);
  });

  test('[M3.2] a take moves one tile of the own supply to the hand, which never holds more than six', () => {
    const hand = ['W...', 'W...', 'W...', 'W...', 'W...'];
    const table = new Table({ ...start, hands: [hand, ['B...']], supplies: [2, 0] });
    table.play('1: take');
    expect(table.truth()).toMatchObject({ hands: [6, 1], supplies: [1, 0], core: 10, turn: 2 });
    expect(table.refusal('2: take')).toBe('supply-empty M3.2');
    table.play('2: stone 0,0,NW');
    expect(table.refusal('1: take')).toBe('hand-full M3.2');
  });

  test('[M3.2] every unseen tile is equally likely to be the one taken', () => {
    const state = begin({}, 1, new SeededRng(3));
    state.phase = 'take';
    const rng = new SeededRng('take');
    const counts = new Map<number, number>();
    for (let i = 0; i < 41 * 200; i++) {
      const tile = micropul.roll(state, rng);
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(counts.size).toBe(41);
    expect(chi).toBeLessThan(90);
  });

  test('[M3.3] putting a stone is a whole turn', () => {
    const table = new Table({ ...start, hands: [['W...'], ['B...']] });
    expect(kindsOf(table.play('1: stone 0,0,NW'))).toEqual(['stonePut', 'turnBegan']);
    expect(table.truth()['turn']).toBe(2);
  });

  test('[M3.4] neither hand nor supply loses at once, also for the one who does not move', () => {
    const mover = new Table({ ...start, hands: [['WW..'], ['B...']], supplies: [0, 0] });
    mover.play('1: lay ..WW@0,-1');
    expect(mover.truth()).toMatchObject({ over: true, winner: 2 });
    const other = new Table({ ...start, hands: [['WW..', 'W...'], []], supplies: [0, 0] });
    other.play('1: lay ..WW@0,-1');
    expect(other.truth()).toMatchObject({ over: true, winner: 1 });
  });

  test('[M3.4] if both have nothing, the one who moved loses', () => {
    const table = new Table({ ...start, hands: [['WW..'], []], supplies: [0, 0] });
    table.play('1: lay ..WW@0,-1');
    expect(table.truth()).toMatchObject({ over: true, winner: 2 });
  });

  test('[M3.4] tiles but no legal action when the turn begins: lost', () => {
    const board = ['WWWW@0,0'];
    const table = new Table({ board, hands: [['W...', 'W...'], ['BBBB']], stones: { '0,0,NW': 1 }, supplies: [0, 0], core: 9 });
    const events = table.play('1: lay .W..@-1,0');
    expect(kindsOf(events)).toContain('seatLost');
    expect(table.truth()).toMatchObject({ over: true, winner: 1 });
  });

  test('[M3.4] no legal action in an extra turn only ends that turn, and each one that is owed', () => {
    const position = {
      board: ['WW+W@0,0'],
      hands: [['WW..', 'BBBB'], ['W...']],
      supplies: [0, 2],
      core: 10,
      stones: { '0,0,NW': 2 },
    };
    const table = new Table({ ...position, extra: 2 }, { options: { plusStacks: true } });
    const skipped = table.play('1: lay W..W@1,0').filter(({ kind }) => kind === 'extraTurnSkipped');
    expect(skipped).toHaveLength(3);
    expect(table.truth()).toMatchObject({ over: false, turn: 2 });
  });

  test('[M3.4] a position is not judged when it is loaded', () => {
    const table = new Table({ board: ['WWWW@0,0'], hands: [[], []], core: 9 });
    expect(table.truth()).toMatchObject({ over: false, winner: null, turn: 1 });
  });
});

describe('laying a tile', () => {
  test('[M4.1] on an empty place, edge to edge, micropul to micropul', () => {
    const table = new Table({ ...start, hands: [['W...', '1W..'], ['B...']] });
    expect(table.refusal('1: lay W...@0,0')).toBe('place-taken M4.1');
    expect(table.refusal('1: lay W...@1,1')).toBe('not-beside M4.1');
    expect(table.refusal('1: lay W...@70000,1')).toBe('not-beside M4.1');
    expect(table.refusal('1: lay W...@0,-1')).toBe('nothing-touches M4.1');
    expect(table.refusal('1: lay 1W..@1,0')).toBe('nothing-touches M4.1');
    expect(table.refusal('1: lay W...@1,0')).toBe('legal');
  });

  test('[M4.2] black never touches white, whatever else fits', () => {
    const table = new Table({ ...start, hands: [['WWWW', 'WB.1'], ['B...']] });
    expect(table.refusal('1: lay WWWW@1,0')).toBe('colours-clash M4.2');
    expect(table.refusal('1: lay W.1B@1,0')).toBe('tile-not-in-hand M3.1');
    expect(table.refusal('1: lay 1WB.@-1,0')).toBe('legal');
  });

  test('[M4.2] catalysts and empty corners touch anything', () => {
    const table = new Table({ board: ['W+1.@0,0'], hands: [['W+1.'], ['W...']], core: 9 });
    expect(table.refusal('1: lay .W+1@-1,0')).toBe('legal');
    expect(table.refusal('1: lay +1.W@1,0')).toBe('nothing-touches M4.1');
  });

  test('[M4.3] simple: beside another tile and no clash of colours is enough', () => {
    const table = new Table({ ...start, hands: [['W...'], ['B...']] }, { options: { simple: true } });
    expect(table.refusal('1: lay W...@0,-1')).toBe('legal');
    expect(table.refusal('1: lay W...@1,1')).toBe('not-beside M4.3');
    expect(table.refusal('1: lay W...@0,1')).toBe('colours-clash M4.2');
  });
});

describe('catalysts', () => {
  const firedBy = (board: string[], lay: string): unknown[] => {
    const tile = lay.split('@')[0]!;
    const table = new Table({ board, hands: [[tile, tile], ['B...']], core: 20 });
    return table.play(`1: lay ${lay}`).filter(({ kind }) => kind === 'catalystFired');
  };

  test('[M5.1] catalysts of old tiles fire by new micropul, of the new tile by old micropul, of either colour', () => {
    expect(firedBy(['WW1B@0,0'], 'W..W@1,0')).toMatchObject([{ x: 0, y: 0, corner: 'SE', catalyst: '1' }]);
    expect(firedBy(['WWBB@0,0'], '..W2@0,-1')).toMatchObject([{ x: 0, y: -1, corner: 'SW', catalyst: '2' }]);
    expect(firedBy(['W1BB@0,0'], 'B..B@1,0')).toMatchObject([{ x: 0, y: 0, corner: 'NE', catalyst: '1' }]);
  });

  test('[M5.1] micropul of the same tile and catalysts of others activate nothing', () => {
    expect(firedBy(['WWBB@0,0'], 'W1..@1,0')).toEqual([]);
    expect(firedBy(['WW1B@0,0'], 'W..1@1,0')).toEqual([]);
  });

  test('[M5.1] a dot touched twice fires once', () => {
    expect(firedBy(['.WW.@0,0', '...W@1,-1'], '1..W@1,0')).toHaveLength(1);
  });

  test('[M5.1] an old dot fires again in a later turn', () => {
    const table = new Table({ board: ['WW1W@0,0'], hands: [['W..W', 'WW..'], ['W...']], supplies: [0, 5], core: 20 });
    table.play('1: lay W..W@1,0');
    table.play('2: take');
    table.play('1: lay WW..@0,1');
    expect(table.truth()).toMatchObject({ supplies: [2, 4], core: 18 });
  });

  test('[M5.1] a big tile is activated from any outer contact, once; its units activate others', () => {
    const table = new Table({ board: ['big:B1@0,0', 'B...@1,-1'], hands: [['B..B'], ['B...']], core: 20 });
    expect(kindsOf(table.play('1: lay B..B@1,0')).filter((kind) => kind === 'catalystFired')).toHaveLength(1);
    const laid = new Table({ board: ['WW21@0,0', 'W..W@1,1'], hands: [['big:W1'], ['B...']], core: 20 });
    laid.play('1: lay big:W1@0,1');
    expect(laid.truth()).toMatchObject({ supplies: [4, 0], core: 16 });
  });

  test('[M5.2] a dot gives one tile, a double dot two, as many as are left', () => {
    const table = new Table({ board: ['W12W@0,0', 'W...@1,1'], hands: [['WW.W'], ['B...']], core: 2, supplies: [0, 1] });
    const events = table.play('1: lay W.WW@1,0');
    expect(events).toContainEqual({ kind: 'tilesWon', seat: 0, asked: 3, count: 2, core: 0 });
    expect(table.truth()).toMatchObject({ supplies: [2, 1], core: 0, over: true });
  });

  test('[M5.2] the tiles of the core go to the supplies from the left', () => {
    const board = ['W1WW@0,0'];
    const table = new Table({ board, hands: [['W..W', 'WW..'], ['W...']], supplies: [[], 1], core: ['B...', 'W..1', 'WWWW'] });
    table.play('1: lay W..W@1,0');
    table.play('2: stone 0,0,NW');
    table.play('1: take');
    expect(micropul.view(table.state, 0).hands[0]).toEqual({ tiles: ['WW..', 'B...'] });
  });

  test('[M5.3] pluses bring one more turn, whatever their number, and that turn may bring another', () => {
    const table = new Table({
      board: ['WW+W@0,0', '+...@1,1'],
      hands: [['WWWW', '+W..', 'W...'], ['B...']],
      core: 20,
      supplies: [1, 1],
    });
    expect(kindsOf(table.play('1: lay WWWW@1,0')).slice(-2)).toEqual(['extraTurnWon', 'turnBegan']);
    expect(table.truth()['turn']).toBe(1);
    expect(micropul.view(table.state, 0)).toMatchObject({ isExtraTurn: true, extra: 0 });
    table.play('1: lay W..+@2,0');
    expect(table.truth()['turn']).toBe(1);
    table.play('1: take');
    expect(table.truth()['turn']).toBe(2);
  });

  test('[M5.3] plusStacks: one more turn for each, added to those still owed', () => {
    const options = { plusStacks: true };
    const table = new Table(
      { board: ['WW+W@0,0', '+...@1,1'], hands: [['WWWW', '+W..', 'W...'], ['B...']], core: 20, supplies: [9, 1] },
      { options },
    );
    table.play('1: lay WWWW@1,0');
    expect(micropul.view(table.state, 0).extra).toBe(1);
    table.play('1: lay W..+@2,0');
    expect(micropul.view(table.state, 0)).toMatchObject({ turn: 0, extra: 1 });
    table.play('1: take');
    table.play('1: take');
    expect(table.truth()['turn']).toBe(2);
  });
});

describe('groups and stones', () => {
  test('[M6.1] units of one colour joined edge to edge, never by corners', () => {
    const table = new Table({ board: ['WBWB@0,0', 'WWW.@5,0', '...W@6,0', 'W..W@6,-1'], hands: [['W...'], []] });
    const groups = table.truth()['groups'];
    expect(groups).toMatchObject({
      '0,0,NW': { units: 1 },
      '0,0,SE': { units: 1 },
      '5,0,NW': { units: 4 },
      '6,-1,SW': { units: 2 },
    });
  });

  test('[M6.2] closed when a tile covers every outer side, whatever it shows; a hole keeps it open', () => {
    const board = ['W...@0,0', '....@0,-1'];
    const open = new Table({ board, hands: [['W...'], []] });
    expect(open.truth()['groups']).toMatchObject({ '0,0,NW': { closed: false } });
    const closed = new Table({ board: [...board, 'B...@-1,0'], hands: [['W...'], []] });
    expect(closed.truth()['groups']).toMatchObject({ '0,0,NW': { closed: true, points: 1 } });
    const hole = new Table({ board: [...board, '.BB.@-2,0', '..BB@-1,-1', 'BB..@-1,1'], hands: [['W...'], []] });
    expect(hole.truth()['groups']).toMatchObject({ '0,0,NW': { closed: false } });
  });

  test('[M6.3] a stone goes on any unit of a group without one, also a closed group; a big micropul is one place', () => {
    const closed = ['W...@0,0', '....@0,-1', 'B...@-1,0', 'big:B+@9,9'];
    const table = new Table({ board: closed, hands: [['W...'], ['W...']], supplies: [3, 3], core: 9 });
    expect(table.refusal('1: stone 0,0,SE')).toBe('no-micropul-there M6.3');
    expect(table.refusal('1: stone 400,400,SE')).toBe('no-micropul-there M6.3');
    table.play('1: stone 0,0,NW');
    expect(table.refusal('2: stone 0,0,NW')).toBe('group-claimed M6.3');
    table.play('2: stone 9,9,SE');
    expect(table.refusal('1: stone 9,9,NE')).toBe('group-claimed M6.3');
    expect(micropul.view(table.state, 0).stones[1]).toEqual({ x: 9, y: 9, corner: 'NW', seat: 1 });
    expect(micropul.view(table.state, 0).scores).toEqual([8, 7]);
  });

  test('[M6.4] two stones, whoever’s, make a group worthless and closed to more', () => {
    const board = ['.WW.@0,0', 'W..W@2,0'];
    const hands = [['WWWW'], ['W...', 'W...']];
    const table = new Table({ board, hands, stones: { '0,0,NE': 1, '2,0,NW': 1 }, supplies: [1, 1], core: 9 });
    const events = table.play('1: lay WWWW@1,0');
    expect(kindsOf(events)).toContain('groupSpoilt');
    expect(table.truth()['groups']).toMatchObject({ '1,0,NW': { units: 8, stones: [1, 1] } });
    expect(table.refusal('2: stone 1,0,NW')).toBe('group-spoilt M6.4');
    expect(table.truth()['scores']).toEqual([2, 4]);
  });
});

describe('the end', () => {
  test('[M7.1] the last tile of the core ends the game at once; the plus of that placement is lost', () => {
    const table = new Table({ board: ['WW+W@0,0', '1...@1,1'], hands: [['WWWW', 'W...'], ['W...']], core: 1 });
    const events = table.play('1: lay WWWW@1,0');
    expect(kindsOf(events).slice(-2)).toEqual(['plusLost', 'gameOver']);
    expect(table.truth()).toMatchObject({ over: true, core: 0 });
    expect(table.refusal('1: stone 0,0,NW')).toBe('game-over M7.1');
  });

  test('[M7.1] a core written empty ends nothing', () => {
    const table = new Table({ board: ['WW1W@0,0'], hands: [['W..W', 'W...'], ['W...']], core: 0 });
    table.play('1: lay W..W@1,0');
    expect(table.truth()).toMatchObject({ over: false, turn: 2, supplies: [0, 0] });
  });

  test('[M7.2] closed groups with one stone, two for each tile of the supply, one for each of the hand', () => {
    const board = [
      'W...@0,0',
      '....@0,-1',
      'B...@-1,0',
      'big:W+@5,5',
      '....@4,5',
      '....@6,5',
      '....@5,4',
      '....@5,6',
      'WW1.@20,0',
    ];
    const stones = { '0,0,NW': 1, '5,5,SE': 2, '20,0,NW': 2 };
    const table = new Table({ board, stones, hands: [['W..W', 'B...'], ['B...']], supplies: [3, 1], core: 1 });
    expect(table.truth()['scores']).toEqual([1 + 6 + 2, 1 + 2 + 1]);
    table.play('1: lay W..W@21,0');
    expect(table.truth()).toMatchObject({ over: true, scores: [10, 4], winner: 1 });
  });

  test('[M7.2] equal points are a draw', () => {
    const table = new Table({ board: ['WW1W@0,0'], hands: [['W..W'], ['B...', 'B...']], core: 1 });
    table.play('1: lay W..W@1,0');
    expect(table.truth()).toMatchObject({ over: true, scores: [2, 2], winner: 0 });
    expect(micropul.next(table.state).outcome?.winners).toEqual([]);
  });

  test('[M7.3] who runs out loses, whatever the points', () => {
    const board = ['WW..@0,0', 'big:B1@9,9', '....@8,9', '....@10,9', '....@9,8', '....@9,10'];
    const table = new Table({ board, hands: [['W...'], ['B...']], stones: { '9,9,NW': 1 }, supplies: [0, 0], core: 5 });
    table.play('1: lay W...@1,0');
    expect(table.truth()).toMatchObject({ over: true, winner: 2, scores: [1, 1] });
    expect(micropul.next(table.state).outcome).toMatchObject({ reason: 'ran-out', clause: 'M3.4' });
  });

  test('[M7.4] who resigns has lost, the other has won, at any moment', () => {
    const state = begin({}, 2, new SeededRng(4));
    micropul.resign(state, state.turn === 0 ? 1 : 0);
    expect(micropul.next(state).outcome).toMatchObject({ winners: [state.turn], reason: 'resigned', clause: 'M7.4' });
    const early = micropul.setup(state.options, 2);
    micropul.resign(early, 1);
    expect(micropul.next(early).outcome?.winners).toEqual([0]);
    expect(micropul.refuse(early, CHANCE, 0)?.code).toBe('game-over');
  });
});

describe('alone', () => {
  const alone = { players: 1 };
  const board = ['WW+W@0,0', '1...@1,1'];

  test('[M8] one hand of six, three stones, 41 tiles in the core, nothing to draw but the hand', () => {
    const state = begin({}, 1, new SeededRng(5));
    expect(micropul.view(state, 0)).toMatchObject({ core: 41, stonesLeft: [3], turn: 0 });
    expect(state.hands[0]).toHaveLength(6);
  });

  test('[M8] a plus turns up the first face-down tile after the dots were drawn, no more than one', () => {
    const table = new Table(
      { board: ['WW+W@0,0', '+...@1,1'], hands: [['WWWW', 'W...']], supplies: [['B..1', 'W11.', 'W...']], open: [1], core: 9 },
      alone,
    );
    const events = table.play('1: lay WWWW@1,0');
    expect(events).toContainEqual({ kind: 'tileTurnedUp', seat: 0, tile: 'W11.' });
    expect(micropul.view(table.state, 0).supplies).toEqual([{ faceDown: 1, open: ['B..1', 'W11.'] }]);
    const dots = new Table({ board, hands: [['WWWW', 'W...']], core: ['B11.', 'W...'] }, alone);
    expect(dots.play('1: lay WWWW@1,0')).toContainEqual({ kind: 'tileTurnedUp', seat: 0, tile: 'B11.' });
    expect(dots.truth()).toMatchObject({ supplies: [1], core: 1, turn: 1 });
  });

  test('[M8] take draws a face-down tile, take K the K-th open one; open ones keep their order', () => {
    const table = new Table(
      { board, hands: [['W...']], supplies: [['B...', 'BB..', 'BBB.', 'W11.']], open: [3], core: 9 },
      alone,
    );
    table.play('1: take 2');
    expect(micropul.view(table.state, 0).supplies).toEqual([{ faceDown: 1, open: ['B...', 'BBB.'] }]);
    expect(table.refusal('1: take 3')).toBe('no-open-tile M8');
    table.play('1: take');
    expect(micropul.view(table.state, 0).hands).toEqual([{ tiles: ['W...', 'BB..', 'W11.'] }]);
    expect(table.refusal('1: take')).toBe('supply-empty M8');
    expect(table.truth()['scores']).toEqual([3 + 4]);
  });

  test('[M8] soloPlus "none": a plus does nothing; plusStacks means nothing', () => {
    const options = { soloPlus: 'none', plusStacks: true };
    const table = new Table({ board, hands: [['WWWW', 'W...']], supplies: [2], core: 9 }, { players: 1, options });
    expect(kindsOf(table.play('1: lay WWWW@1,0'))).toContain('nothingTurnedUp');
    expect(micropul.view(table.state, 0)).toMatchObject({ extra: 0, isExtraTurn: false, supplies: [{ faceDown: 3, open: [] }] });
  });

  test('[M8] emptying the core finishes the game, running out or being stuck loses it', () => {
    const won = new Table({ board, hands: [['WWWW', 'W...']], core: 1 }, alone);
    won.play('1: lay WWWW@1,0');
    expect(won.truth()).toMatchObject({ over: true, winner: 1 });
    const out = new Table({ board: ['WW..@0,0'], hands: [['W...']], core: 5 }, alone);
    out.play('1: lay W...@1,0');
    expect(out.truth()).toMatchObject({ over: true, winner: 0 });
    const stuck = new Table({ board: ['WWWW@0,0'], hands: [['BBBB']], core: 5 }, alone);
    stuck.play('1: stone 0,0,NW');
    expect(stuck.truth()).toMatchObject({ over: true, winner: 0 });
    const left = begin({}, 1, new SeededRng(1));
    micropul.resign(left, 0);
    expect(micropul.next(left).outcome?.winners).toEqual([]);
  });

  test('[M8] the scale is a guide', () => {
    expect([29, 30, 59, 60, 75, 90, 100, 120].map(soloRank)).toEqual([
      undefined,
      'beginner',
      'beginner',
      'normal',
      'advanced',
      'expert',
      'master',
      'master',
    ]);
  });
});
