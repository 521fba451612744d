import { expect, test } from 'vitest';
import { NONE, NOTHING, stepBack, targetOf } from '../../src/games/circuit/model/draft.ts';
import { heldOf, isSameHeld } from '../../src/games/circuit/model/held.ts';

const seat = (tokens: readonly string[], irons: number): Parameters<typeof heldOf>[0] =>
  ({ hand: { kind: 'open', tokens }, irons }) as unknown as Parameters<typeof heldOf>[0];

test('[C3.1] tiles come first, the irons of a hand lie on one pile, the one in front stands apart', () => {
  expect(heldOf(seat(['iron', 'D', 'iron', 'I'], 1))).toEqual([
    { token: 'D', slot: 1, count: 1 },
    { token: 'I', slot: 3, count: 1 },
    { token: 'iron', slot: 0, count: 2 },
    { token: 'iron', slot: undefined, count: 1 },
  ]);
  expect(heldOf(seat([], 0))).toEqual([]);
  expect(heldOf(undefined)).toEqual([]);
});

test('[C2.4] a hidden hand shows its number of backs', () => {
  const hidden = { hand: { kind: 'hidden', count: 2 }, irons: 0 } as unknown as Parameters<typeof heldOf>[0];
  expect(heldOf(hidden).map(({ token }) => token)).toEqual([undefined, undefined]);
});

test('a hand is the same as long as its pieces are', () => {
  expect(isSameHeld(heldOf(seat(['I'], 1)), heldOf(seat(['I'], 1)))).toBe(true);
  expect(isSameHeld(heldOf(seat(['I'], 1)), heldOf(seat(['I'], 0)))).toBe(false);
  expect(isSameHeld(heldOf(seat(['I'], 1)), heldOf(seat(['L'], 1)))).toBe(false);
});

test('[C6.2] Put back goes one step: what goes in, what comes out, the iron', () => {
  const spot = { kind: 'cell', cell: 9 } as const;
  const full = { kind: 'iron', from: 0, target: spot, slot: NOTHING, turn: 0, way: 0 } as const;
  const aimed = stepBack(full);
  expect(aimed).toEqual({ ...full, slot: undefined });
  const taken = stepBack(aimed);
  expect(targetOf(taken)).toBeUndefined();
  expect(stepBack(taken)).toEqual(NONE);
  expect(stepBack({ kind: 'tile', slot: 1, turn: 2, cell: 4, way: 0 })).toMatchObject({ kind: 'tile', cell: undefined, turn: 2 });
  expect(stepBack({ kind: 'swap', slot: 1 })).toEqual(NONE);
});
