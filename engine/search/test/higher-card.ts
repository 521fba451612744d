import { type AnyGame, CHANCE, over, ROLL, TURN } from '@stolik/kernel/game';
import { PLAIN } from './plain-game.ts';

/**
 * Two players get one card each of 1 to 7. The first folds (a draw) or bets; then the higher card wins. Betting is right exactly
 * with 5 or more, whatever the other holds: the middle card wins as often as it loses.
 */
export interface Hands {
  cards: number[];
  bet: number;
}

export const CARDS = 7;
export const [FOLD, BET] = [0, 1];

export const higherCard: AnyGame = {
  ...PLAIN,
  id: 'higher-card',
  seats: { min: 2, max: 2 },
  setup: (): Hands => ({ cards: [], bet: -1 }),
  clone: (state: Hands): Hands => ({ cards: [...state.cards], bet: state.bet }),
  seatsAt: () => 2,
  next({ cards, bet }: Hands) {
    if (cards.length < 2) return ROLL;
    if (bet < 0) return TURN[0]!;
    const winners = bet === FOLD ? [] : [cards[0]! > cards[1]! ? 0 : 1];
    return over({ winners, scores: [], reason: 'shown', clause: 'H1' });
  },
  legal(_state, _seat, out) {
    out.push(FOLD!);
    out.push(BET!);
  },
  sample: (_state, _seat, rng) => rng.below(2),
  roll: (state: Hands, rng) => dealOther(state.cards, rng.below(CARDS - state.cards.length)),
  play(state: Hands, actor, action) {
    if (actor === CHANCE) state.cards.push(action);
    else state.bet = action;
  },
  redeal(state: Hands, viewer, rng) {
    const own = state.cards[viewer]!;
    const other = dealOther([own], rng.below(CARDS - 1));
    return { cards: viewer === 0 ? [own, other] : [other, own], bet: state.bet };
  },
};

/** The n-th card that is not among these. */
function dealOther(taken: readonly number[], n: number): number {
  return Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !taken.includes(card))[n]!;
}
