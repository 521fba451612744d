import { CHANCE, type Game, over, ROLL, type Seat, TURN } from '@stolik/kernel/game';
import { ok } from '@stolik/kernel/result';

/**
 * Turns, secrets and chance in one small game. Everybody has a card (0 or 1) in the pocket. In turn a seat nods (0), plays its card, 0
 * or 1, for all to see (1 or 2: only the one it has), swaps it face down (3) or rolls the open die (4). Nobody wins; it ends after ten.
 */
export interface PocketState {
  pockets: number[];
  turn: Seat;
  /** What chance is asked for: the first deal, a swap, the die. */
  ask: 'deal' | 'swap' | 'die' | 'none';
  die: number;
  played: number[];
  moves: number;
}

interface PocketView {
  readonly pockets: readonly (number | 'hidden')[];
  readonly turn: Seat;
  readonly ask: string;
  readonly die: number;
  readonly played: readonly number[];
}

type PocketEvent =
  | { readonly kind: 'cardDrawn'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'dieRolled'; readonly pips: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly action: number };

export const NOD = 0;
export const SWAP = 3;
export const DIE = 4;
/** Plays the card that one has. */
export const SHOW = (card: number): number => 1 + card;

export const pocket: Game<PocketState, PocketView, PocketEvent, Record<string, never>> = {
  id: 'pocket',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  parseOptions: () => ok({}),
  setup: (_options, seats) => ({ pockets: Array(seats).fill(-1), turn: 0, ask: 'deal', die: 0, played: [], moves: 0 }),
  clone: (state) => ({ ...state, pockets: [...state.pockets], played: [...state.played] }),
  seatsAt: (state) => state.pockets.length,
  next(state) {
    if (state.ask !== 'none') return ROLL;
    if (state.moves >= 10) return over({ winners: [], scores: [], reason: 'tired', clause: 'P1' });
    return TURN[state.turn]!;
  },
  legal(state, actor, out) {
    for (let action = 0; action < 6; action++) if (!pocket.refuse(state, actor, action)) out.push(action);
  },
  sample: () => NOD,
  roll: (state, rng) => rng.below(state.ask === 'die' ? 6 : 2),
  refuse(state, actor, action) {
    const refusal = { code: 'no', clause: 'P1' };
    if (state.ask !== 'none') return actor === CHANCE && action < (state.ask === 'die' ? 6 : 2) ? undefined : refusal;
    if (actor !== state.turn || state.moves >= 10) return refusal;
    if (action === NOD || action === SWAP || action === DIE) return undefined;
    return action === SHOW(state.pockets[actor]!) ? undefined : refusal;
  },
  play(state, actor, action, emit) {
    if (actor === CHANCE) {
      chance(state, action, emit);
      return;
    }
    emit?.({ kind: 'moved', seat: actor, action });
    state.moves++;
    if (action === SWAP) state.ask = 'swap';
    else if (action === DIE) state.ask = 'die';
    else {
      if (action !== NOD) state.played.push(action - 1);
      state.turn = (actor + 1) % state.pockets.length;
    }
  },
  resign(state) {
    state.moves = 10;
  },
  overtime: () => NOD,
  view: (state, viewer) => ({
    pockets: state.pockets.map((card, seat) => (card < 0 || seat === viewer ? card : 'hidden')),
    turn: state.turn,
    ask: state.ask,
    die: state.die,
    played: [...state.played],
  }),
  see: (event, viewer) => (event.kind === 'cardDrawn' && event.seat !== viewer ? { kind: 'cardDrawn', seat: event.seat } : event),
  follow: (view) => view,
  redeal(state, viewer, rng) {
    const world = pocket.clone(state);
    world.pockets = world.pockets.map((card, seat) => (card < 0 || seat === viewer ? card : rng.below(2)));
    return world;
  },
  write: (_state, _actor, action) => String(action),
  read: (_state, _actor, text) => ok(Number(text)),
  tell: (event) => event.kind,
  explain: (refusal) => refusal.code,
};

function chance(state: PocketState, result: number, emit: ((event: PocketEvent) => void) | undefined): void {
  if (state.ask === 'die') {
    state.die = result;
    emit?.({ kind: 'dieRolled', pips: result });
  } else {
    const seat = state.ask === 'deal' ? state.pockets.indexOf(-1) : state.turn;
    state.pockets[seat] = result;
    emit?.({ kind: 'cardDrawn', seat, card: result });
  }
  const isDealing = state.pockets.includes(-1);
  if (state.ask !== 'deal') state.turn = (state.turn + 1) % state.pockets.length;
  state.ask = isDealing ? 'deal' : 'none';
}
