import { ActionList, CHANCE } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import type { CircuitOptions } from '../src/board/options.ts';
import { type CircuitState, handCount, LAY_AGAIN } from '../src/board/state.ts';
import { IRON, TOKENS } from '../src/board/tiles.ts';
import { circuit } from '../src/game.ts';
import * as codes from '../src/turn/codes.ts';
import { type HeldAt, refuseHeld } from '../src/turn/useless.ts';
import { table } from './table.ts';

const WALLS = Object.fromEntries(
  [...'abcdef'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7, 8].map((row) => [`${column}${row}`, 'M0'])),
);

/** Whether a legal action uses this piece. */
function isUsed(state: CircuitState, seat: number, token: number, at: HeldAt): boolean {
  const list = new ActionList();
  circuit.legal(state, seat, list);
  return list.toArray().some((action) => {
    const base = codes.baseOf(action);
    if (base === codes.PASS) return false;
    if (codes.isSwap(base)) return at === 'hand' && codes.swapTokenOf(base) === token;
    if (codes.isLay(base)) return at === 'hand' && codes.layTileOf(base) >> 2 === token;
    return token === IRON && codes.isFromHand(base) === (at === 'hand');
  });
}

test('[C3.2] a held piece is called useless exactly where no legal move uses it, and says why in every language', () => {
  const reasons = new Set<string>();
  for (const [seats, options] of [
    [2, {}],
    [2, { x2: true }],
    [3, { teams: true, battery: true }],
  ] as const) {
    for (let seed = 1; seed <= 6; seed++) {
      const rng = new SeededRng(seed * 17 + seats);
      const state = circuit.setup(
        { battery: false, x2: false, teams: false, openHands: false, ...options } as CircuitOptions,
        seats,
      );
      for (let step = 0; step < 600; step++) {
        const next = circuit.next(state);
        if (next.kind === 'over') break;
        if (next.kind === 'turn' && step % 3 === 0) checkSeat(state, next.seat, reasons);
        const actor = next.kind === 'chance' ? CHANCE : (next as { seat: number }).seat;
        circuit.play(state, actor, next.kind === 'chance' ? circuit.roll(state, rng) : circuit.sample(state, actor, rng));
      }
    }
  }
  expect(reasons.has('swap-again') || reasons.has('lay-again')).toBe(true);
});

function checkSeat(state: CircuitState, seat: number, reasons: Set<string>): void {
  const check = (token: number, at: HeldAt): void => {
    const refusal = refuseHeld(state, seat, token, at);
    expect(refusal === undefined, `${token} ${at} ${refusal?.code}`).toBe(isUsed(state, seat, token, at));
    if (!refusal) return;
    reasons.add(refusal.code);
    for (const language of LANGUAGES) expect(circuit.explain(refusal, language)).not.toBe(refusal.code);
  };
  for (let token = 0; token < TOKENS; token++) if (handCount(state, seat, token) > 0) check(token, 'hand');
  if (state.irons[seat]! > 0) check(IRON, 'front');
}

test('[C3.3] on a full field the reason is the field, not a cell that nobody named', () => {
  const lamp = 5;
  const full = { cells: WALLS, hands: [['E', 'I', 'I'], ['I']], irons: [1, 1] };
  const empty = table({ ...full, bag: [] }).state;
  empty.bag.fill(0);
  empty.bagSize = 0;
  expect(refuseHeld(empty, 0, lamp)).toMatchObject({ code: 'field-full-bag-empty', clause: 'C3.3' });
  expect(refuseHeld(empty, 0, IRON, 'front')).toBeUndefined();
  expect(refuseHeld(table({ ...full, bag: ['I'] }).state, 0, lamp)).toBeUndefined();
});

test('[C3.3, C6.1] with x2 a full field, an empty one and a hand without tiles each have a reason of their own', () => {
  const lamp = 5;
  const position = { cells: WALLS, hands: [['E', 'I', 'I'], ['I']], irons: [1, 1], bag: ['I'] };
  const again = table({ ...position, options: { x2: true } }).state;
  again.again = LAY_AGAIN;
  expect(refuseHeld(again, 0, lamp)).toMatchObject({ code: 'field-full', clause: 'C3.3' });
  const bare = table({ hands: [['E', 'I', 'I'], ['I']], irons: [1, 1] }).state;
  expect(refuseHeld(bare, 0, IRON, 'front')).toMatchObject({ code: 'nothing-to-solder', clause: 'C6.1' });
  const handless = table({ ...position, bag: [] }).state;
  handless.handSize[0] = 0;
  expect(refuseHeld(handless, 0, IRON, 'front')).toMatchObject({ code: 'no-tile-to-solder-in', clause: 'C6.1' });
});
