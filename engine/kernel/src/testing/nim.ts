import { type Game, over, type Seat, TURN } from '../game.ts';
import { ok, problem } from '../result.ts';

/** Nim with one heap, the smallest game of open turns: take one to three matches, who takes the last has won. For tests. */
export interface NimState {
  left: number;
  turn: Seat;
  gone: number;
}

export type NimEvent =
  | { readonly kind: 'matchesTaken'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'seatLeft'; readonly seat: Seat };

export const nim: Game<NimState, NimState, NimEvent, { readonly matches: number }> = {
  id: 'nim',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  parseOptions(raw) {
    const { matches = 9, ...rest } = raw as { matches?: unknown };
    const unknown = Object.keys(rest)[0];
    if (unknown !== undefined) return problem(unknown, 'unknown option');
    return Number.isInteger(matches) ? ok({ matches: matches as number }) : problem('matches', 'a whole number is expected');
  },
  setup: ({ matches }) => ({ left: matches, turn: 0, gone: -1 }),
  clone: (state) => ({ ...state }),
  seatsAt: () => 2,
  next(state) {
    if (state.left > 0 && state.gone < 0) return TURN[state.turn]!;
    const winner = state.gone >= 0 ? 1 - state.gone : 1 - state.turn;
    return over({ winners: [winner], scores: [], reason: 'last-match', clause: 'N2' });
  },
  legal(state, actor, out) {
    for (let count = 1; count <= 3; count++) if (!nim.refuse(state, actor, count)) out.push(count);
  },
  sample: (state, _seat, rng) => 1 + rng.below(Math.min(3, state.left)),
  roll() {
    throw new Error('nim has no chance');
  },
  refuse(state, actor, action) {
    if (nim.next(state).kind === 'over') return { code: 'over', clause: 'N2' };
    if (actor !== state.turn) return { code: 'not-your-turn', clause: 'N1' };
    return [1, 2, 3].includes(action) && action <= state.left ? undefined : { code: 'count', clause: 'N1' };
  },
  play(state, seat, count, emit) {
    state.left -= count;
    state.turn = 1 - seat;
    emit?.({ kind: 'matchesTaken', seat, count });
  },
  resign(state, seat, emit) {
    state.gone = seat;
    emit?.({ kind: 'seatLeft', seat });
  },
  overtime: () => 1,
  view: (state) => ({ ...state }),
  see: (event) => event,
  follow: (view, event) =>
    event.kind === 'seatLeft' ? { ...view, gone: event.seat } : { ...view, left: view.left - event.count, turn: 1 - event.seat },
  redeal: (state) => ({ ...state }),
  write: (_state, _actor, count) => `take ${count}`,
  read(_state, _actor, text) {
    const match = /^take ([0-9])$/.exec(text);
    if (match) return ok(Number(match[1]));
    return { ok: false, problem: { kind: 'unreadable', at: text, says: `"${text}" is no move` } };
  },
  tell: (event, { nameOf }) =>
    event.kind === 'seatLeft' ? `${nameOf(event.seat)} leaves` : `${nameOf(event.seat)} takes ${event.count}`,
  explain: (refusal) => refusal.code,
};
