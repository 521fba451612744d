import { type AnyGame, CHANCE, type Game, over, type Seat, TOGETHER } from '../game.ts';
import { ok } from '../result.ts';

/**
 * A tiny game with everything the kernel must carry: a hidden draw for each seat, secret guesses made together, an open end.
 * Each seat draws 0 or 1 in secret; both then guess the other's; who is right alone wins.
 */
export interface CoinState {
  coins: number[];
  guesses: number[];
  gone: number;
}

export interface CoinView {
  readonly coins: readonly (number | 'hidden' | 'none')[];
  readonly guesses: readonly (number | 'made' | 'none')[];
  readonly gone: number;
}

export type CoinEvent =
  | { readonly kind: 'coinDrawn'; readonly seat: Seat; readonly coin?: number }
  | { readonly kind: 'guessMade'; readonly seat: Seat; readonly guess?: number }
  | { readonly kind: 'guessesOpened'; readonly guesses: readonly number[]; readonly coins: readonly number[] }
  | { readonly kind: 'seatLeft'; readonly seat: Seat; readonly guesses: readonly number[]; readonly coins: readonly number[] };

const isOver = (state: CoinState): boolean => state.gone >= 0 || state.guesses.every((guess) => guess >= 0);

export const coin: Game<CoinState, CoinView, CoinEvent, Record<string, never>> = {
  id: 'coin',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  parseOptions: () => ok({}),
  setup: () => ({ coins: [-1, -1], guesses: [-1, -1], gone: -1 }),
  clone: (state) => ({ coins: [...state.coins], guesses: [...state.guesses], gone: state.gone }),
  seatsAt: () => 2,
  next(state) {
    if (isOver(state)) {
      const right = state.guesses.map((guess, seat) => guess === state.coins[1 - seat]);
      const winners = state.gone >= 0 ? [1 - state.gone] : right[0] === right[1] ? [] : [right.indexOf(true)];
      return over({ winners, scores: [0, 0], reason: 'guessed', clause: 'K1' });
    }
    if (state.coins.includes(-1)) return { kind: 'chance', seat: CHANCE, seats: [], outcome: undefined };
    return TOGETHER[(state.guesses[0]! < 0 ? 1 : 0) | (state.guesses[1]! < 0 ? 2 : 0)]!;
  },
  legal(state, actor, out) {
    if (coin.refuse(state, actor, 0) === undefined) for (const value of [0, 1]) out.push(value);
  },
  sample: (_state, _seat, rng) => rng.below(2),
  roll: (_state, rng) => rng.below(2),
  refuse(state, actor, action) {
    const next = coin.next(state);
    const isAsked = next.kind === 'chance' ? actor === CHANCE : next.seats.includes(actor);
    if (!isAsked) return { code: 'not-asked', clause: 'K1' };
    return action === 0 || action === 1 ? undefined : { code: 'no-coin', clause: 'K1' };
  },
  play(state, actor, action, emit) {
    if (actor === CHANCE) {
      const seat = state.coins.indexOf(-1);
      state.coins[seat] = action;
      emit?.({ kind: 'coinDrawn', seat, coin: action });
      return;
    }
    state.guesses[actor] = action;
    emit?.({ kind: 'guessMade', seat: actor, guess: action });
    if (!state.guesses.includes(-1)) emit?.({ kind: 'guessesOpened', guesses: [...state.guesses], coins: [...state.coins] });
  },
  resign(state, seat, emit) {
    state.gone = seat;
    emit?.({ kind: 'seatLeft', seat, guesses: [...state.guesses], coins: [...state.coins] });
  },
  overtime: () => 0,
  view(state, viewer) {
    const shown = isOver(state);
    const hide = <T>(values: number[], word: T): (number | T | 'none')[] =>
      values.map((value, seat) => (value < 0 ? 'none' : seat === viewer || shown ? value : word));
    return { coins: hide(state.coins, 'hidden' as const), guesses: hide(state.guesses, 'made' as const), gone: state.gone };
  },
  see(event, viewer) {
    const isHidden = (event.kind === 'coinDrawn' || event.kind === 'guessMade') && event.seat !== viewer;
    return isHidden ? { kind: event.kind, seat: event.seat } : event;
  },
  follow(view, event) {
    const shown = (values: readonly number[]) => values.map((value) => (value < 0 ? ('none' as const) : value));
    switch (event.kind) {
      case 'coinDrawn':
        return { ...view, coins: view.coins.with(event.seat, event.coin ?? 'hidden') };
      case 'guessMade':
        return { ...view, guesses: view.guesses.with(event.seat, event.guess ?? 'made') };
      case 'guessesOpened':
        return { ...view, guesses: shown(event.guesses), coins: shown(event.coins) };
      case 'seatLeft':
        return { guesses: shown(event.guesses), coins: shown(event.coins), gone: event.seat };
    }
  },
  redeal(state, viewer, rng) {
    const world = coin.clone(state);
    if (isOver(state)) return world;
    for (const values of [world.coins, world.guesses]) {
      for (let seat = 0; seat < 2; seat++) if (values[seat]! >= 0 && seat !== viewer) values[seat] = rng.below(2);
    }
    return world;
  },
  write: (_state, actor, action) => `${actor === CHANCE ? 'coin' : 'guess'} ${action}`,
  read(_state, actor, text) {
    const match = /^(coin|guess) ([01])$/.exec(text);
    if (match && (match[1] === 'coin') === (actor === CHANCE)) return ok(Number(match[2]));
    return { ok: false, problem: { kind: 'unreadable', at: text, says: `"${text}" is no guess` } };
  },
  tell: () => '',
  explain: (refusal) => refusal.code,
};

/** The coin game with some methods replaced. */
export const coinWith = (changed: Partial<AnyGame>): AnyGame => ({ ...coin, ...changed });
