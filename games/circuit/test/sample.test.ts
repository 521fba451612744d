import { ActionList } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { circuit } from '../src/game.ts';
import { row5, type TestPosition, table } from './table.ts';

/** How many standard deviations the hits are off a uniform spread over `legal`. */
function deviation(position: TestPosition, seat = 0): number {
  const { state } = table(position);
  const list = new ActionList();
  circuit.legal(state, seat, list);
  const each = 40;
  const hits = new Map(list.toArray().map((action) => [action, 0]));
  const rng = new SeededRng(7);
  for (let i = 0; i < list.length * each; i++) {
    const action = circuit.sample(state, seat, rng);
    const before = hits.get(action);
    if (before === undefined) throw new Error(`${action} is not legal`);
    hits.set(action, before + 1);
  }
  let chi = 0;
  for (const count of hits.values()) chi += (count - each) ** 2 / each;
  const freedom = list.length - 1;
  return (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}

const more = { hands: [['V', 'I', 'L', 'iron'], ['I']], irons: [1, 1], bag: ['I', 'E'] };

test('[C3.2] sampling is uniform over all moves, with irons of hand and front, burnt tiles and fuses', () => {
  const field = { a5: 'V1', b5: 'L1', c1: 'R0', d1: 'I0', f8: 'E0' };
  expect(deviation({ cells: field, sides: { left5: '+f' }, smoke: ['left5', 'c1'], glow: { f8: [2, 1] }, ...more })).toBeLessThan(
    4.5,
  );
});

test('[C5.3] sampling is uniform where a move can light in several ways', () => {
  // Few cells are open, so that the moves with a choice weigh much.
  const walls = Object.fromEntries(
    [...'abcdef'].flatMap((column) => [1, 2, 3, 4, 6, 7, 8].map((row) => [`${column}${row}`, 'M0'])),
  );
  const few = { hands: [['V', 'I', 'I'], ['I']], irons: [0, 0], bag: ['I', 'E'] };
  for (const tiles of ['V1 V1 V1 I1 .. I1', 'V1 V1 I1 I1 .. I1']) {
    const position = row5(tiles, few);
    expect(deviation({ ...position, cells: { ...walls, ...(position.cells as Record<string, string>) } })).toBeLessThan(4.5);
  }
});

test('[C4.6] sampling is uniform while a short stands', () => {
  expect(deviation({ cells: { d1: 'L1', e1: 'I1', f1: 'L2' }, short: 0, ...more })).toBeLessThan(4.5);
});

test('[C8.1] sampling is uniform in the second action of x2', () => {
  const second = table({ options: { x2: true }, ...more }).play('1: lay I0 a1');
  expect(second.legal(0).every((text) => text.startsWith('lay'))).toBe(true);
  expect(second.refusal('1: swap V')).toBe('lay-again');
  const rng = new SeededRng(3);
  const texts = new Set(Array.from({ length: 3000 }, () => circuit.write(second.state, 0, circuit.sample(second.state, 0, rng))));
  expect([...texts].sort()).toEqual(second.legal(0).sort());
});

/** How often a hand of player 1 is redealt with so many irons, as player 2 may imagine it. */
function ironsImagined(position: TestPosition, ...lines: string[]): Record<number, number> {
  const { state } = table(position).play(...lines);
  const rng = new SeededRng(3);
  const counts: Record<number, number> = {};
  for (let i = 0; i < 200; i++) {
    const { seats } = circuit.view(circuit.redeal(state, 1, rng), 0);
    const { hand } = seats[0]!;
    const irons = hand.kind === 'open' ? hand.tokens.filter((token) => token === 'iron').length : -1;
    counts[irons] = (counts[irons] ?? 0) + 1;
  }
  return counts;
}

test('[C2.4, C3.1] a draw up to three tiles shows how many irons there are; one that ends with the bag does not', () => {
  const hands = [
    ['I', 'I', 'L'],
    ['I', 'I', 'L', 'L'],
  ];
  const one = ['1: lay I0 a1', '2: lay I0 b1'];
  expect(ironsImagined({ hands, bag: ['iron', 'E', 'iron', 'V', 'R'] }, ...one)).toEqual({ 1: 200 });
  // The last draw, and a turn without one: there are no other tokens left that the hand could hold.
  const emptied = { hands, bag: ['iron', 'iron'] };
  expect(ironsImagined(emptied, ...one)).toEqual({ 2: 200 });
  expect(ironsImagined(emptied, ...one, '1: lay I0 a2', '2: lay I0 b2')).toEqual({ 2: 200 });
});
