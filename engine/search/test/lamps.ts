import { type AnyGame, over, TURN } from '@stolik/kernel/game';
import type { Count } from '../src/count.ts';
import { PLAIN } from './plain-game.ts';

/** Whoever is to move lights so many lamps; after so many turns the most win. */
export interface Lamps {
  turns: number;
  readonly length: number;
  readonly lit: number[];
  gone: number;
}

const winnersOf = ({ lit, gone }: Lamps): readonly number[] => {
  if (gone >= 0) return [1 - gone];
  const most = Math.max(...lit);
  const best = lit.flatMap((lamps, seat) => (lamps === most ? [seat] : []));
  return best.length === 1 ? best : [];
};

/** For two; the lamps of one turn are at most three. */
export const lamps = (length: number): AnyGame => ({
  ...PLAIN,
  id: 'lamps',
  seats: { min: 2, max: 2 },
  setup: (): Lamps => ({ turns: 0, length, lit: [0, 0], gone: -1 }),
  clone: (state: Lamps): Lamps => ({ ...state, lit: [...state.lit] }),
  seatsAt: () => 2,
  next: (state: Lamps) =>
    state.turns < state.length && state.gone < 0
      ? TURN[state.turns % 2]!
      : over({ winners: winnersOf(state), scores: state.lit, reason: 'lamps', clause: 'L1' }),
  legal(_state, _seat, out) {
    for (let count = 0; count <= 3; count++) out.push(count);
  },
  sample: (_state, _seat, rng) => rng.below(4),
  play(state: Lamps, seat, count, emit) {
    state.lit[seat]! += count;
    state.turns++;
    if (count > 0) emit?.({ kind: 'lit', seat, count } as never);
  },
  resign(state: Lamps, seat) {
    state.gone = seat;
  },
  tell: (event, { nameOf }) => {
    const { seat, count } = event as unknown as { seat: number; count: number };
    return `${nameOf(seat)} lights ${count}.`;
  },
});

export const lampCount: Count<Lamps> = {
  name: { en: 'Lamps', ru: 'Лампы', pl: 'Lampy' },
  of: ({ lit }) => lit,
  stir: ({ lit }) => lit[0]! + lit[1]!,
  least: 1,
  amount: (count) => `${count} lamps`,
  quiet: ({ from, to, isWhole }) => (isWhole ? 'Dark from first to last.' : `Dark from ${from} to ${to}.`),
  could: (isYou) => (isYou ? 'Here you could.' : 'Here they could.'),
  couldNot: { en: 'You never could.', ru: 'Вы не могли.', pl: 'Nie było jak.' },
  telling: ['lit'],
};
