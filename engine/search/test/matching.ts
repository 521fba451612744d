import { type AnyGame, over, TOGETHER } from '@stolik/kernel/game';
import { PLAIN } from './plain-game.ts';

/** Both choose one of three at once. The second wins where the numbers are equal, and always if the first chooses 2. */
export const matching: AnyGame = {
  ...PLAIN,
  id: 'matching',
  seats: { min: 2, max: 2 },
  setup: () => ({ chosen: [-1, -1] }),
  clone: (state) => ({ chosen: [...state.chosen] }),
  redeal: (state) => ({ chosen: [...state.chosen] }),
  seatsAt: () => 2,
  next({ chosen }: { chosen: number[] }) {
    const waiting = (chosen[0]! < 0 ? 1 : 0) | (chosen[1]! < 0 ? 2 : 0);
    if (waiting > 0) return TOGETHER[waiting]!;
    const winner = chosen[0] === chosen[1] || chosen[0] === 2 ? 1 : 0;
    return over({ winners: [winner], scores: [], reason: 'shown', clause: 'P1' });
  },
  legal(_state, _seat, out) {
    for (const number of [0, 1, 2]) out.push(number);
  },
  sample: (_state, _seat, rng) => rng.below(3),
  play(state, seat, number) {
    state.chosen[seat] = number;
  },
};
