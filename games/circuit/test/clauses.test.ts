import { CHANCE, REFEREE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../src/board/options.ts';
import { orderOf, sidesOf } from '../src/board/order.ts';
import { DECIDE } from '../src/board/state.ts';
import { BOX_NAMES, BOXES, TILE_CODES } from '../src/board/tiles.ts';
import { circuit } from '../src/game.ts';
import { row5, table } from './table.ts';

const GAP = { d1: 'L1', f1: 'L2' };
const HANDS = [
  ['E', 'I', 'L'],
  ['I', 'L', 'R'],
];
const BAG = ['I', 'L', 'D', 'V', 'I', 'L', 'T', 'E'];
const start = (seats: number, options: Record<string, unknown> = {}) =>
  circuit.setup(unwrap(circuit.parseOptions(options, seats)), seats);

function begun(seats: number, options: Record<string, unknown> = {}, seed = 1) {
  const state = start(seats, options);
  const rng = new SeededRng(seed);
  while (circuit.next(state).kind === 'chance') circuit.play(state, CHANCE, circuit.roll(state, rng));
  return state;
}

describe('C1 components', () => {
  test('[C1.1] 56 circuit tiles and 16 side tokens; one iron in front and one in the bag for each player', () => {
    for (const { tiles, sides } of BOX_NAMES.map((name) => BOXES[name])) {
      expect(tiles.reduce((sum, count) => sum + count, 0)).toBe(56);
      expect(sides.reduce((sum, count) => sum + count, 0)).toBe(16);
      expect([...tiles, ...sides].every((count) => count > 0)).toBe(true);
    }
    for (const seats of [2, 3, 4]) {
      const view = circuit.view(start(seats), REFEREE);
      expect(view.seats.map((seat) => [seat.irons, seat.glowTokens])).toEqual(Array.from({ length: seats }, () => [1, 8]));
      expect(view.bagTokens?.['iron']).toBe(seats);
    }
  });

  test('[C1.2] the tiles by kind, and each joins what the table says, turned clockwise', () => {
    const counts = (tiles: readonly number[]) => Object.fromEntries(TILE_CODES.map((code, kind) => [code, tiles[kind]]));
    expect(counts(BOXES.lively.tiles)).toEqual({ I: 4, L: 5, T: 8, X: 6, H: 3, E: 14, R: 2, D: 1, V: 8, K: 1, M: 2, G: 2 });
    expect(counts(BOXES.classic.tiles)).toEqual({ I: 6, L: 14, T: 5, X: 2, H: 2, E: 8, R: 4, D: 2, V: 7, K: 2, M: 2, G: 2 });
    for (const [options, box] of [
      [{}, BOXES.lively],
      [{ box: 'lively' }, BOXES.lively],
      [{ box: 'classic' }, BOXES.classic],
      [{ rulings: 1 }, BOXES.classic],
    ] as const) {
      const { iron, ...bag } = circuit.view(start(2, { ...options, battery: true }), REFEREE).bagTokens!;
      expect(bag).toEqual(counts(box.tiles));
      expect(iron).toBe(2);
    }
    expect(parseOptions({ box: 'loud' }, 2)).toMatchObject({ ok: false, problem: { at: 'box' } });
    // A lamp fed from the left of e5 through each corner rotation: only the one joining west and south leads to the minus.
    for (const [rotation, glows] of [
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ] as const) {
      const way = { a3: 'I1', b3: 'E1', c2: 'I0', c1: 'I0' };
      const played = table({ cells: way, sides: { left3: '+' }, hands: [['L', 'I', 'I'], []], bag: BAG }).play(
        `1: lay L${rotation} c3`,
      );
      expect(played.truth()['glow']).toEqual(glows ? { b3: [1, 2] } : {});
    }
  });

  test('[C1.3] sixteen side tokens of the right kinds lie after the shuffle, each row with one at both edges', () => {
    for (const box of BOX_NAMES) {
      const { sides } = circuit.view(begun(2, { box }), 0);
      const codes = Object.values(sides)
        .map((side) => side.token)
        .sort();
      expect(codes).toEqual(['+', '+', '+', '+', '+', '+f', '+f', '-', '-', '-', '-', '-', '-f', '-f', 'x', 'x']);
      expect(Object.keys(sides)).toHaveLength(16);
    }
  });

  test('[C1.4] lower contacts plus none minus minus none plus; the upper four are one rail', () => {
    expect([BOXES.lively.lower, BOXES.lively.rail]).toEqual([BOXES.classic.lower, BOXES.classic.rail]);
    const view = circuit.view(start(2), 0);
    expect(view.lower).toEqual([1, 0, -1, -1, 0, 1]);
    expect(view.upper).toEqual([false, true, true, true, true, false]);
    const corner = table({ sides: { left1: '-' }, hands: [['L', 'I', 'I'], []], bag: BAG }).play('1: lay L2 a1');
    expect(corner.truth()['short']).toBe(0);
  });
});

describe('C2 set-up', () => {
  test('[C2.1] the bag holds all tiles and an iron a player, nobody has a hand yet', () => {
    const view = circuit.view(start(3), REFEREE);
    expect(view.bag).toBe(56 - 2 + 3);
    expect(view.seats.every((seat) => seat.hand.kind === 'open' && seat.hand.tokens.length === 0)).toBe(true);
  });

  test('[C2.2] batteries are in the bag only with the option', () => {
    expect(circuit.view(start(2), REFEREE).bagTokens?.['G']).toBeUndefined();
    expect(circuit.view(start(2, { battery: true }), REFEREE).bagTokens?.['G']).toBe(2);
  });

  test('[C2.3] the first player is drawn, every seat can be it, and plays first', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const state = begun(3, {}, seed);
      expect(circuit.next(state).seat).toBe(state.first);
      firsts.add(state.first);
    }
    expect([...firsts].sort((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('[C2.4] hands and the bag are hidden, their numbers open; the discard never goes back', () => {
    const swapped = table({
      hands: [
        ['E', 'I', 'L'],
        ['I', 'L', 'R'],
      ],
      bag: ['V', 'V'],
    }).play('1: swap E');
    const seen = circuit.view(swapped.state, 1);
    expect(seen.seats[0]!.hand).toEqual({ kind: 'hidden', count: 3 });
    expect(seen.discard).toEqual({ E: 1 });
    expect([seen.bag, seen.bagTokens]).toEqual([1, null]);
  });
});

describe('C3 a turn', () => {
  test('[C3.1] draws to three tiles; an iron is an extra; irons alone are all drawn', () => {
    expect(table({ hands: [['I'], []], bag: ['iron', 'E', 'iron', 'L', 'V'] }).truth()['hands']).toEqual([
      ['I', 'iron', 'E', 'iron', 'L'],
      [],
    ]);
    expect(table({ hands: [['I'], []], bag: ['iron', 'iron'] }).truth()['hands']).toEqual([['I', 'iron', 'iron'], []]);
  });

  test('[C3.2] one action; the iron in front unless the move says hand; exchange any token but the one in front', () => {
    const at = table({
      cells: GAP,
      hands: [
        ['E', 'I', 'L'],
        ['I', 'L', 'R'],
      ],
      irons: [1, 1],
      bag: BAG,
    });
    expect(at.refusal('1: swap iron')).toBe('not-in-hand');
    expect(at.refusal('1: iron d1 E0 hand')).toBe('no-iron-in-hand');
    expect(at.refusal('1: pass')).toBe('pass-not-needed');
    expect(at.play('1: lay E1 e1').refusal('1: lay I0 a1')).toBe('not-your-turn');
    const noBag = table({ hands: [['E', 'I', 'L'], ['I']], bag: [] });
    expect(noBag.refusal('1: swap E')).toBe('bag-empty');
    const handOnly = table({ cells: GAP, hands: [['E', 'I', 'L', 'iron'], ['I']], irons: [0, 0], bag: BAG });
    // The only one there is need not be named.
    expect(handOnly.refusal('1: iron d1 E0')).toBeUndefined();
    expect(handOnly.refusal('1: iron d1 E0 hand')).toBeUndefined();
    expect(handOnly.refusal('1: swap iron')).toBeUndefined();
  });

  test('[C3.3] beside a tile, a strip or a side token; a reed is On beside a magnet, whichever is laid last', () => {
    const at = table({
      cells: { c3: 'I0' },
      hands: [
        ['E', 'I', 'K'],
        ['M', 'I', 'L'],
      ],
      bag: BAG,
    });
    expect(at.refusal('1: lay E0 c4')).toBeUndefined();
    expect(at.refusal('1: lay E0 d5')).toBe('cell-alone');
    expect(at.refusal('1: lay E0 a4')).toBeUndefined();
    expect(at.refusal('1: lay E0 b8')).toBeUndefined();
    expect(at.refusal('1: lay E0 c3')).toBe('cell-taken');
    at.play('1: lay K0 c4');
    expect(at.truth()['on']).toEqual([]);
    expect(at.play('2: lay M0 b4').truth()['on']).toEqual(['c4']);
    const magnetFirst = table({ cells: { c3: 'M0' }, hands: [['K', 'I', 'L'], []], bag: BAG }).play('1: lay K0 c4');
    expect(magnetFirst.truth()['on']).toEqual(['c4']);
  });

  test('[C3.3, C4.2] a second magnet beside a reed that is On judges nothing again', () => {
    const row = { a5: 'E1', b5: 'K1', c5: 'I1', d5: 'I1', e5: 'I1', f5: 'I1' };
    const magnetAt = (cells: Record<string, string>) =>
      table({ cells, sides: { left5: '+', right5: '-' }, hands: [['M', 'I', 'L'], []], bag: BAG })
        .play('1: lay M0 b4')
        .truth()['glow'];
    expect(magnetAt(row)).toEqual({ a5: [1, 2] });
    expect(magnetAt({ ...row, b6: 'M0' })).toEqual({});
  });

  test('[C3.4] the check follows the action, then the turn passes clockwise', () => {
    const at = table({ players: 3, cells: GAP, hands: [['E', 'I', 'L'], [], []], bag: BAG }).play('1: lay E1 e1');
    expect(at.truth()['scores']).toEqual([2, 0, 0]);
    expect(at.truth()['turn']).toBe(2);
  });
});

describe('C4 the check', () => {
  test('[C4.1] a chain is simple: a branch centre is passed once, a bridge twice', () => {
    const ring = { a5: 'I1', b5: 'T2', b6: 'L1', c6: 'L2', c5: 'T0', d5: 'E1', f5: 'I1' };
    const at = table({ cells: ring, sides: { left5: '+', right5: '-' }, hands: [['I', 'I', 'I'], []], bag: BAG }).play(
      '1: lay I1 e5',
    );
    const chains = at.events.filter((event) => event.kind === 'chainClosed');
    expect(chains).toHaveLength(1);
    expect(at.truth()['glow']).toEqual({ d5: [1, 2] });
  });

  test('[C4.2] only chains with the laid tile are judged, fewest loads first, then fewest tiles, then names', () => {
    const old = { ...GAP, e1: 'R1', a5: 'I1' };
    const at = table({ cells: old, hands: HANDS, bag: BAG }).play('1: lay I0 a1');
    expect(at.truth()['smoke']).toEqual([]);
    // Two ways out of the branch at b5: one lamp ends at once, the other way is longer.
    const fork = { a5: 'I1', c5: 'I1', d5: 'I1', e5: 'E1', f5: 'I1', b6: 'E0', b7: 'I0', b8: 'L2', a8: 'I1' };
    const forked = table({ cells: fork, sides: { left5: '+', right5: '-', left8: '-' }, hands: [['T', 'I', 'I'], []], bag: BAG });
    forked.play('1: lay T2 b5');
    const ways = forked.events.flatMap((event) =>
      event.kind === 'chainClosed' ? [event.reason.parts.map((part) => part.cell).join(' ')] : [],
    );
    expect(ways).toEqual(['a5 b5 b6 b7 b8 a8', 'a5 b5 c5 d5 e5 f5']);
  });

  test('[C4.3] no load: a short; resistors only or one LED alone: smoke; otherwise it glows', () => {
    const outcome = (tiles: string) => table(row5(tiles, { hands: [['I', 'I', 'I'], []], bag: BAG })).play('1: lay I1 e5');
    expect(outcome('I1 I1 I1 I1 .. I1').truth()).toMatchObject({ short: 0, penalties: [2, 0] });
    expect(outcome('R1 I1 R1 I1 .. I1').truth()).toMatchObject({ short: null, smoke: ['a5', 'c5'], penalties: [2, 0] });
    expect(outcome('I1 V1 I1 I1 .. I1').truth()).toMatchObject({ smoke: ['b5'], penalties: [2, 0] });
    expect(outcome('I1 E1 I1 I1 .. I1').truth()).toMatchObject({ smoke: [], glow: { b5: [1, 2] } });
  });

  test('[C4.4] a sound fuse burns instead, at the plus before at the minus, and opens every chain through it', () => {
    const fused = row5('I1 I1 I1 I1 .. I1', { sides: { left5: '+f', right5: '-f' }, hands: [['R', 'I', 'I'], []], bag: BAG });
    expect(table(fused).play('1: lay R1 e5').truth()).toMatchObject({ smoke: ['left5'], penalties: [0, 0], shorts: [0, 0] });
    const fork = { a5: 'I1', c5: 'I1', d5: 'I1', e5: 'E1', f5: 'I1', b6: 'I0', b7: 'I0', b8: 'L2', a8: 'I1' };
    const shared = { cells: fork, sides: { left5: '+f', right5: '-', left8: '-' }, hands: [['T', 'I', 'I'], []], bag: BAG };
    expect(table(shared).play('1: lay T2 b5').truth()).toMatchObject({ smoke: ['left5'], glow: {}, short: null });
  });

  test('[C4.5] -2, -4, then the next turn; once a turn; a missed turn is no pass', () => {
    const at = table({ cells: GAP, hands: [['V', 'I', 'L'], HANDS[1]], shorts: [1, 0], penalties: [2, 0], bag: BAG });
    expect(at.play('1: lay V3 e1').truth()).toMatchObject({ penalties: [4, 0], shorts: [2, 0], miss: [false, false] });
    const third = table({
      cells: GAP,
      hands: [['V', 'I', 'L'], HANDS[1]],
      shorts: [2, 0],
      penalties: [4, 0],
      passed: [],
      bag: BAG,
    });
    expect(third.play('1: lay V3 e1').truth()).toMatchObject({ penalties: [4, 0], shorts: [3, 0], miss: [true, false], turn: 2 });
    expect(third.play('2: lay I0 a1').truth()).toMatchObject({ miss: [false, false], turn: 2 });
  });

  test('[C4.5] whoever burns something pays, also where the turn before has paid', () => {
    const hand = ['V', 'I', 'L'];
    const at = table({ cells: { ...GAP, a1: 'L1', c1: 'L2' }, hands: [hand, hand], bag: BAG });
    expect(at.play('1: lay V3 e1').truth()).toMatchObject({ penalties: [2, 0], smoke: ['e1'] });
    expect(at.play('2: lay V1 b1').truth()).toMatchObject({ penalties: [2, 2], smoke: ['b1', 'e1'] });
  });

  test('[C4.6] while a short stands: an iron on the shorted chain, or an exchange, or a pass', () => {
    const shorted = { ...GAP, e1: 'I1', a1: 'I0' };
    const withIron = table({ cells: shorted, short: 0, turn: 2, hands: HANDS, irons: [1, 1], bag: BAG });
    for (const line of ['2: lay I0 b1', '2: swap I', '2: pass']) expect(withIron.refusal(line)).toBe('short-use-iron');
    expect(withIron.refusal('2: iron a1')).toBe('not-shorted');
    expect(withIron.refusal('2: iron a1 R0')).toBe('not-shorted');
    expect(withIron.refusal('2: iron e1')).toBeUndefined();
    expect(withIron.refusal('2: iron e1 R1')).toBeUndefined();
    const without = table({ cells: shorted, short: 0, turn: 2, hands: HANDS, irons: [0, 0], bag: BAG });
    expect(without.refusal('2: lay I0 b1')).toBe('short-exchange');
    expect(without.play('2: swap I').truth()).toMatchObject({ short: 1, over: false, turn: 1 });
    expect(without.play('1: swap I').truth()).toMatchObject({ over: true, winner: 0 });
    const stuck = table({ cells: shorted, short: 0, turn: 2, hands: HANDS, irons: [0, 0], bag: [] });
    expect(stuck.refusal('2: pass')).toBeUndefined();
  });
});

describe('C5 glow', () => {
  const glow = (tiles: string, more = {}) =>
    table(row5(tiles, { hands: [['I', 'I', 'I'], []], bag: BAG, ...more }))
      .play('1: lay I1 e5')
      .truth()['glow'];

  test('[C5.1] every row of the table, whatever the order of the parts', () => {
    expect(glow('E1 I1 I1 I1 .. I1')).toEqual({ a5: [1, 2] });
    expect(glow('V1 E1 I1 I1 .. I1')).toEqual({ a5: [1, 2], b5: [1, 1] });
    expect(glow('E1 E1 I1 I1 .. I1')).toEqual({ a5: [1, 1], b5: [1, 1] });
    expect(glow('R1 V1 I1 I1 .. I1')).toEqual({ b5: [1, 2] });
    expect(glow('R1 V1 R1 I1 .. I1')).toEqual({ b5: [1, 1] });
    expect(glow('R1 E1 I1 I1 .. I1')).toEqual({ b5: [1, 1] });
    expect(glow('V1 R1 E1 I1 .. I1')).toEqual({ a5: [1, 1], c5: [1, 1] });
    expect(glow('V1 R1 V1 I1 .. I1')).toEqual({ a5: [1, 1], c5: [1, 1] });
    expect(glow('V1 I1 V1 I1 .. I1')).toEqual({ a5: [1, 1], c5: [1, 2] });
    expect(glow('V1 V1 V1 I1 .. I1')).toEqual({ a5: [1, 1], b5: [1, 1] });
  });

  test('[C5.2] three loads beyond the table: half each, two at most; four or more: nothing', () => {
    expect(glow('E1 E1 E1 I1 .. I1')).toEqual({ a5: [1, 1], b5: [1, 1] });
    expect(glow('E1 V1 E1 I1 .. I1')).toEqual({ a5: [1, 1], b5: [1, 1] });
    expect(glow('V1 V1 E1 I1 .. I1')).toEqual({ a5: [1, 1], b5: [1, 1] });
    expect(glow('R1 E1 E1 I1 .. I1')).toEqual({ b5: [1, 1], c5: [1, 1] });
    expect(glow('R1 R1 E1 I1 .. I1')).toEqual({ c5: [1, 1] });
    expect(glow('R1 R1 E1 V1 .. I1')).toEqual({});
    expect(glow('V1 V1 V1 V1 .. I1')).toEqual({});
  });

  test('[C5.3] the move names who glows; the rest from the plus on; a name without a token is refused', () => {
    const at = () => table(row5('V1 V1 V1 I1 .. I1', { hands: [['I', 'I', 'I'], []], bag: BAG }));
    expect(at().play('1: lay I1 e5 glow c5').truth()['glow']).toEqual({ a5: [1, 1], c5: [1, 1] });
    expect(at().play('1: lay I1 e5 glow c5 b5').truth()['glow']).toEqual({ b5: [1, 1], c5: [1, 1] });
    for (const names of ['a5 b5 c5', 'd5', 'c5 c5']) expect(at().refusal(`1: lay I1 e5 glow ${names}`)).toBe('name-gets-none');
    expect(
      at()
        .legal(0)
        .filter((text) => text.startsWith('lay I1 e5')),
    ).toEqual(['lay I1 e5 glow a5 b5', 'lay I1 e5 glow a5 c5', 'lay I1 e5 glow b5 c5']);
    // Only the counted place decides which of two LEDs is first.
    expect(glow('I1 V3 V3 I1 .. I1', { sides: { left5: '-', right5: '+' } })).toEqual({ b5: [1, 2], c5: [1, 1] });
  });

  test('[C5.4] an element gets one token in the whole game; who is out of tokens lays none', () => {
    expect(glow('E1 E1 I1 I1 .. I1', { glow: { a5: [2, 2] } })).toEqual({ a5: [2, 2], b5: [1, 1] });
    const lamps = Object.fromEntries(['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'a7'].map((cell) => [cell, 'E0']));
    const seven = {
      cells: { ...GAP, ...lamps, d1: 'L1' },
      glow: Object.fromEntries(Object.keys(lamps).map((cell) => [cell, [1, 1]])),
    };
    const last = table({
      ...seven,
      cells: { ...lamps, a5: 'E1', b5: 'V1', c5: 'I1', d5: 'I1', f5: 'I1' },
      sides: { left5: '+', right5: '-' },
      hands: [['I', 'I', 'I'], []],
      bag: BAG,
    });
    expect(last.legal(0).filter((text) => text.startsWith('lay I1 e5'))).toEqual(['lay I1 e5 glow a5', 'lay I1 e5 glow b5']);
    expect(last.play('1: lay I1 e5').truth()).toMatchObject({ glow: { a5: [1, 1] }, scores: [8, 0] });
    expect(last.truth()['glow']).not.toHaveProperty('b5');
  });

  test('[C5.4] tokens that run out over several new chains leave a choice at the last of them', () => {
    const lamps = Object.fromEntries(['e4', 'e5', 'e6', 'f5', 'f6'].map((cell) => [cell, 'E0']));
    const twoChains = { a4: 'E0', a5: 'E0', a6: 'L2', b3: 'E1', c3: 'E1', d3: 'L2', d2: 'I0', d1: 'I0' };
    const at = (taken: number) =>
      table({
        cells: { ...lamps, ...twoChains },
        glow: Object.fromEntries(Object.keys(lamps).map((cell, i) => [cell, [i < taken ? 1 : 2, 1]])),
        sides: { left3: '+', left6: '-' },
        hands: [['X', 'I', 'I'], []],
        bag: BAG,
      });
    const ways = (taken: number) =>
      at(taken)
        .legal(0)
        .filter((text) => text.startsWith('lay X0 a3'));
    expect(ways(5)).toEqual(['lay X0 a3 glow b3', 'lay X0 a3 glow c3']);
    expect(ways(4)).toEqual(['lay X0 a3']);
    expect(at(5).play('1: lay X0 a3 glow c3').truth()['glow']).toMatchObject({ a4: [1, 1], a5: [1, 1], c3: [1, 1] });
  });

  test('[C5.5] batteries help, stop, and are sources of their own', () => {
    const battery = { options: { battery: true } };
    expect(glow('E1 G1 I1 I1 .. I1', battery)).toEqual({ a5: [1, 2] });
    expect(glow('E1 E1 G1 I1 .. I1', battery)).toEqual({ a5: [1, 2], b5: [1, 2] });
    expect(glow('E1 V1 R1 G1 .. I1', battery)).toEqual({ a5: [1, 1], b5: [1, 2] });
    expect(glow('V1 V1 V1 G1 .. E1', battery)).toEqual({ a5: [1, 1], b5: [1, 1] });
    expect(glow('E1 G3 I1 I1 .. I1', battery)).toEqual({});
    expect(glow('E1 G1 I1 I1 .. I1')).toEqual({});
    const burnt = table(row5('R1 V1 G1 I1 .. I1', { hands: [['I', 'I', 'I'], []], bag: BAG, ...battery })).play('1: lay I1 e5');
    expect(burnt.truth()).toMatchObject({ smoke: ['b5'], penalties: [2, 0] });
    const loop = { b3: 'G0', b4: 'L1', c4: 'L2', c2: 'L3', b2: 'L0' };
    const own = table({ cells: loop, ...battery, hands: HANDS, bag: BAG }).play('1: lay E0 c3');
    expect(own.truth()['glow']).toEqual({ c3: [1, 2] });
    expect(
      table({ cells: loop, ...battery, hands: HANDS, bag: BAG })
        .play('1: lay I0 c3')
        .truth()['short'],
    ).toBe(0);
  });
});

describe('C6 the iron', () => {
  test('[C6.1] a sound tile goes back into the bag and another is laid: -1; never without a tile, never the same', () => {
    const at = table({ cells: { ...GAP, e1: 'D1' }, hands: HANDS, irons: [1, 1], bag: ['V'] });
    expect(at.refusal('1: iron e1')).toBe('must-lay-too');
    expect(at.refusal('1: iron d1 L1')).toBe('same-tile');
    expect(at.refusal('1: iron a1 E0')).toBe('cell-empty');
    at.play('1: iron e1 E1');
    expect(at.truth()).toMatchObject({ penalties: [1, 0], glow: { e1: [1, 2] }, irons: [0, 1] });
    expect(circuit.view(at.state, REFEREE).bagTokens).toEqual({ V: 1, D: 1 });
    expect(at.refusal('2: iron e1 I1')).toBe('tile-glows');
    const empty = table({ cells: GAP, hands: [[], ['I']], irons: [1, 1], bag: [] });
    expect(empty.legal(0)).toEqual(['pass']);
  });

  test('[C6.2] a burnt tile is discarded free of charge, -1 with a tile in its place; a fuse takes no tile', () => {
    const burnt = { cells: { ...GAP, e1: 'V3' }, smoke: ['e1'], glow: { e1: [2, 2] }, hands: HANDS, irons: [1, 1], bag: BAG };
    const out = table(burnt).play('1: iron e1');
    expect(out.truth()).toMatchObject({ penalties: [0, 0], kept: [[], [2]], scores: [0, 2], smoke: [] });
    expect(circuit.view(out.state, 0).discard).toEqual({ V: 1, iron: 1 });
    expect(table(burnt).play('1: iron e1 E1').truth()).toMatchObject({ penalties: [1, 0], glow: { e1: [1, 2] } });
    const fuse = table({ cells: { a5: 'I1' }, sides: { left5: '+f' }, smoke: ['left5'], hands: HANDS, irons: [1, 1], bag: BAG });
    expect(fuse.refusal('1: iron left5 I0')).toBe('no-tile-after-fuse');
    expect(fuse.refusal('1: iron left4')).toBe('no-fuse');
    expect(fuse.play('1: iron left5').truth()).toMatchObject({ smoke: [], penalties: [0, 0] });
    expect(fuse.refusal('2: iron left5')).toBe('fuse-sound');
  });

  test('[C6.3] a tile of the shorted chain goes to the discard with the iron', () => {
    const at = table({ cells: { ...GAP, e1: 'I1' }, short: 0, hands: HANDS, irons: [1, 1], bag: BAG }).play('1: iron e1');
    expect(at.truth()).toMatchObject({ short: null, penalties: [0, 0], irons: [0, 1] });
    expect(circuit.view(at.state, 0).discard).toEqual({ I: 1, iron: 1 });
  });

  test('[C6.4] after any use the check follows: what a short kept dark lights for the one who removed it', () => {
    const cells = { d1: 'I0', d2: 'L1', e2: 'E1', f2: 'T1', f1: 'I0', f3: 'I0', f4: 'L1' };
    const at = table({ cells, sides: { right4: '-' }, short: 0, dark: ['f2'], turn: 2, hands: HANDS, irons: [1, 1], bag: BAG });
    expect(at.play('2: iron f3').truth()).toMatchObject({ glow: { e2: [2, 2] }, scores: [0, 2], short: null });
  });
});

describe('C7 the end', () => {
  test('[C7.1] eight points, then one more turn for the others; a missed one is used up', () => {
    const lamps = { a8: 'E0', b8: 'E0', c8: 'E0' };
    const nearly = {
      players: 3,
      cells: { ...GAP, ...lamps },
      glow: { a8: [1, 2], b8: [1, 2], c8: [1, 2] },
      hands: [
        ['E', 'I', 'L'],
        ['I', 'I', 'I'],
        ['I', 'I', 'I'],
      ],
      bag: BAG,
    };
    const at = table(nearly).play('1: lay E1 e1');
    expect(at.truth()).toMatchObject({ last: [2, 3], turn: 2, over: false });
    expect(at.play('2: lay I0 a1').truth()['last']).toEqual([3]);
    expect(at.play('3: lay I0 b1').truth()).toMatchObject({ over: true, winner: 1 });
    const missing = table({ ...nearly, miss: [false, false, true] }).play('1: lay E1 e1', '2: lay I0 a1');
    expect(missing.truth()).toMatchObject({ over: true, last: [] });
    const passing = table({ cells: { a1: 'M0' }, hands: [[], ['I']], bag: [], passed: [2] });
    expect(passing.play('1: pass').truth()).toMatchObject({ over: true, winner: 0 });
  });

  test('[C7.1, C7.3] who has left has no turn in the last round', () => {
    const at = table({
      players: 3,
      cells: { ...GAP, a8: 'E0', b8: 'E0', c8: 'E0' },
      glow: { a8: [1, 2], b8: [1, 2], c8: [1, 2] },
      hands: [
        ['E', 'I', 'L'],
        ['I', 'I', 'I'],
        ['I', 'I', 'I'],
      ],
      bag: BAG,
    });
    circuit.resign(at.state, 2);
    expect(at.play('1: lay E1 e1').truth()).toMatchObject({ last: [2], turn: 2, over: false });
    expect(at.play('2: lay I0 a1').truth()).toMatchObject({ over: true, winner: 1 });
  });

  test('[C7.1, C7.3] the eight points of who has left begin no last round', () => {
    const hand = ['I', 'I', 'I'];
    const at = table({
      players: 3,
      options: { x2: true },
      cells: { ...GAP, a8: 'E0', b8: 'E0', c8: 'E0' },
      glow: { a8: [1, 2], b8: [1, 2], c8: [1, 2] },
      hands: [['E', 'I', 'L'], hand, hand],
      bag: BAG,
    }).play('1: lay E1 e1');
    expect(at.truth()).toMatchObject({ glow: { e1: [1, 2] }, turn: 1 });
    circuit.resign(at.state, 0);
    at.play('2: lay I0 a1', '2: lay I0 b1', '3: lay I0 a2', '3: lay I0 b2');
    expect(at.truth()).toMatchObject({ over: false, turn: 2 });
    expect(at.events.map(({ kind }) => kind)).not.toContain('lastRoundBegan');
  });

  test('[C7.1, C7.3] nobody waits for who leaves in the last round, nor for the pass of who has left', () => {
    const lamps = { ...GAP, a8: 'E0', b8: 'E0', c8: 'E0' };
    const glow = { a8: [1, 2], b8: [1, 2], c8: [1, 2] };
    const hand = ['I', 'I', 'I'];
    const last = table({ players: 3, cells: lamps, glow, hands: [['E', 'I', 'L'], hand, hand], bag: BAG }).play('1: lay E1 e1');
    circuit.resign(last.state, 2);
    expect(last.truth()['last']).toEqual([2]);
    const passing = table({ players: 3, cells: { a1: 'M0' }, hands: [[], ['I'], ['I']], bag: [], passed: [2] });
    circuit.resign(passing.state, 2);
    expect(passing.truth()['over']).toBe(false);
    expect(passing.play('1: pass').truth()['over']).toBe(true);
  });

  test('[C7.2] glow less penalties; then the most lit elements; then a drawn battle', () => {
    const end = (glow: Record<string, unknown>, more = {}) =>
      table({ cells: { a8: 'E0', b8: 'E0', c8: 'E0', d8: 'E0' }, hands: [['I'], []], bag: [], glow, ...more })
        .play('1: lay I0 a1')
        .truth();
    expect(end({ a8: [1, 2], b8: [2, 1] })).toMatchObject({ over: true, winner: 1, scores: [2, 1] });
    expect(end({ a8: [1, 2], b8: [2, 1] }, { penalties: [2, 0] })).toMatchObject({ winner: 2, scores: [0, 1] });
    expect(end({ a8: [1, 2], b8: [2, 1], c8: [2, 1] })).toMatchObject({ winner: 2, scores: [2, 2] });
    expect(end({ a8: [1, 2], b8: [2, 1] }, { kept: [[], [1]] })).toMatchObject({ winner: 2 });
    expect(end({ a8: [1, 1], b8: [2, 1] })).toMatchObject({ winner: 0 });
  });

  test('[C7.3] who leaves has lost; hand and irons are discarded, glow stays, turns are left out', () => {
    const at = table({
      players: 3,
      cells: { a8: 'E0' },
      glow: { a8: [1, 2] },
      hands: [
        ['E', 'I', 'L'],
        ['I', 'I', 'I'],
        ['I', 'I', 'I'],
      ],
      irons: [1, 1, 1],
      bag: BAG,
    });
    circuit.resign(at.state, 0);
    expect(at.truth()).toMatchObject({
      turn: 2,
      hands: [[], ['I', 'I', 'I'], ['I', 'I', 'I']],
      irons: [0, 1, 1],
      glow: { a8: [1, 2] },
    });
    expect(circuit.view(at.state, 1).discard).toEqual({ I: 1, L: 1, E: 1, iron: 1 });
    at.play('2: lay I0 a1', '3: lay I0 b1');
    expect(at.truth()['turn']).toBe(2);
    circuit.resign(at.state, 2);
    expect(circuit.next(at.state)).toMatchObject({
      kind: 'over',
      outcome: { winners: [1], reason: 'one-side-left', clause: 'C7.3' },
    });
  });
});

describe('C8 modes', () => {
  const x2 = { options: { x2: true } };

  test('[C8.1] laying or exchanging is done twice, both of one kind; irons and magnets once', () => {
    const at = table({
      ...x2,
      hands: [
        ['M', 'I', 'L'],
        ['I', 'L', 'R'],
      ],
      irons: [1, 1],
      bag: BAG,
    }).play('1: lay I0 a1');
    expect(circuit.lines!.continues(at.state)).toBe(true);
    expect(at.refusal('1: swap L')).toBe('lay-again');
    expect(at.refusal('1: lay M0 b1')).toBe('magnet-alone');
    expect(at.refusal('1: iron a1 L0')).toBe('lay-again');
    expect(at.refusal('1: pass')).toBe('lay-again');
    expect(at.play('1: lay L0 b1').truth()['turn']).toBe(2);
    at.play('2: swap I');
    expect(at.refusal('2: lay R0 c1')).toBe('swap-again');
    expect(at.play('2: swap L').truth()['turn']).toBe(1);
    const alone = table({ ...x2, hands: [['M', 'I', 'L'], []], bag: BAG }).play('1: lay M0 a1');
    expect(alone.truth()['turn']).toBe(2);
    const onlyMagnets = table({ ...x2, hands: [['M', 'I', 'M'], []], bag: BAG }).play('1: lay I0 a1');
    expect(onlyMagnets.truth()['turn']).toBe(2);
    const lastToken = table({ ...x2, hands: [['L', 'I', 'M'], ['I']], bag: ['V'] }).play('1: swap L');
    expect(lastToken.truth()).toMatchObject({ turn: 2, hands: [['I', 'M', 'V'], ['I']] });
    const repaired = table({ ...x2, cells: { ...GAP, e1: 'I1' }, short: 0, hands: HANDS, irons: [0, 1], bag: ['iron', 'V'] });
    expect(repaired.play('1: swap E').refusal('1: iron e1 hand')).toBe('swap-again');
    expect(repaired.play('1: swap I').truth()).toMatchObject({ turn: 2, short: 1 });
  });

  test('[C8.2] teams by seat, order of play, who may sit down, and whose hands are open', () => {
    const teams = { battery: false, x2: false, teams: true, openHands: false };
    expect(
      [3, 4, 5, 6].map((seats) =>
        sidesOf(teams, seats)
          .map((side) => side + 1)
          .join(' '),
      ),
    ).toEqual(['1 2 1', '1 2 1 2', '1 2 3 1 2', '1 2 3 1 2 3']);
    expect(
      [3, 4, 5, 6].map((seats) =>
        orderOf(teams, seats)
          .map((seat) => seat + 1)
          .join(' '),
      ),
    ).toEqual(['1 2 3 2', '1 2 3 4', '1 2 3 4 5 3', '1 2 3 4 5 6']);
    const problemOf = (raw: unknown, seats: number) => {
      const parsed = parseOptions(raw, seats);
      return parsed.ok ? 'fine' : parsed.problem.at;
    };
    expect(problemOf({ teams: true }, 2)).toBe('teams');
    expect(problemOf({}, 5)).toBe('teams');
    expect(problemOf({ teams: true, x2: true }, 5)).toBe('x2');
    expect(problemOf({ turbo: true }, 2)).toBe('turbo');
    expect(problemOf({ x2: 1 }, 2)).toBe('x2');
    expect(problemOf({ teams: true, x2: true }, 4)).toBe('fine');
    const shut = circuit.view(begun(4, { teams: true }), 0);
    expect(shut.seats.map((seat) => seat.hand.kind)).toEqual(['open', 'hidden', 'hidden', 'hidden']);
    const open = circuit.view(begun(4, { teams: true, openHands: true }), 0);
    expect(open.seats.map((seat) => seat.hand.kind)).toEqual(['open', 'hidden', 'open', 'hidden']);
    // The short of three in teams lasts four turns, the second turn of the one alone among them.
    const shorted = {
      players: 3,
      options: { teams: true },
      cells: { ...GAP, e1: 'I1' },
      short: 0,
      turn: 2,
      hands: HANDS.concat([['I', 'I', 'I']]),
      irons: [0, 0, 0],
      bag: Array(20).fill('I'),
    };
    const at = table(shorted).play('2: swap I', '3: swap I', '2: swap L');
    expect(at.truth()).toMatchObject({ short: 3, turn: 1, over: false });
    expect(at.play('1: swap E').truth()['over']).toBe(true);
    expect(
      table({ ...shorted, second: true })
        .play('2: swap I')
        .truth()['turn'],
    ).toBe(1);
    expect(at.state.phase).not.toBe(DECIDE);
  });
});
