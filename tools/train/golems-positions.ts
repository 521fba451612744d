// Positions of both editions of Golems at the end of a round, for golems-fit.ts: golems anywhere, with any damage, in any round.
import { type AnyGame, CHANCE } from '../../engine/kernel/src/game.ts';
import type { Rng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import type { Duel } from '../../engine/search/src/oracle.ts';
import type { Net } from '../../games/golems/src/bots/insight.ts';
import { signsOf4 } from '../../games/golems/src/bots/insight4.ts';
import { signsOf6 } from '../../games/golems/src/bots/insight6.ts';
import { COUNT4, HUMAN4, TERMS4, termsOf4, type Weights } from '../../games/golems/src/bots/judge4.ts';
import { COUNT6, HUMAN6, TERMS6, termsOf6 } from '../../games/golems/src/bots/judge6.ts';
import { Round4 } from '../../games/golems/src/bots/round4.ts';
import { Round6 } from '../../games/golems/src/bots/round6.ts';
import { GOLEM_TYPES } from '../../games/golems/src/core/golem-types.ts';
import { golems4 } from '../../games/golems/src/games/golems4.ts';
import { golems6 } from '../../games/golems/src/games/golems6.ts';
import { COMPONENTS, DECK_BITS, ROBOTS } from '../../games/golems/src/v4/kinds.ts';
import { ASK_CARD, DAMAGED, STRIDE, type State4 } from '../../games/golems/src/v4/state.ts';
import { subprogramCode } from '../../games/golems/src/v6/codes.ts';
import { LUCK } from '../../games/golems/src/v6/kinds.ts';
import { LUCK_DRAW, type State6 } from '../../games/golems/src/v6/state.ts';

/** What the fit needs of an edition. */
export interface Fitted<State> {
  readonly game: AnyGame;
  readonly terms: readonly string[];
  /** Where the fit begins. */
  readonly weights: Weights;
  /** A position before the cards of a round are drawn, of any golems or of the usual ones; undefined when the game ended on the way there. */
  position(rng: Rng, isUsual?: boolean): State | undefined;
  termsOf(state: State, seat: number): Float64Array;
  round(state: State, weights: Weights, rng: Rng, net?: Net): Duel;
  /** What the net of a duel sees. */
  signsOf(state: State, out: Float32Array): void;
  isDrawing(state: State): boolean;
}

function pickTwo<Kind>(kinds: readonly Kind[], rng: Rng): [Kind, Kind] {
  const one = rng.below(kinds.length);
  return [kinds[one]!, kinds[(one + 1 + rng.below(kinds.length - 1)) % kinds.length]!];
}

interface Placed {
  readonly field: { readonly ground: Uint8Array };
  readonly token: Uint8Array;
  readonly barrel: Uint8Array;
  readonly golemAt: Uint8Array;
  readonly at: number[];
  readonly facing: number[];
}

/** Puts both golems anywhere. */
function scatter(state: Placed, rng: Rng): void {
  const free = [...state.token.keys()].filter(
    (cell) => state.field.ground[cell] !== 0 && state.token[cell] === 0 && state.barrel[cell] === 0,
  );
  state.golemAt.fill(0);
  for (const [golem, cell] of pickTwo(free, rng).entries()) {
    state.at[golem] = cell;
    state.golemAt[cell] = golem + 1;
    state.facing[golem] = rng.below(4);
  }
}

/** Plays a round or two at random. Search judges what random programs lead to, so that is where the weights must be right. */
function playOn<State extends { readonly round: number }>(
  game: AnyGame,
  state: State,
  isDrawing: (state: State) => boolean,
  rng: Rng,
): State | undefined {
  for (let rounds = 1 + rng.below(2); rounds > 0; rounds--) {
    const { round } = state;
    for (;;) {
      const next = game.next(state);
      if (next.kind === 'over') return undefined;
      if (isDrawing(state) && state.round !== round) break;
      if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
      else for (const seat of next.seats) game.play(state, seat, game.sample(state, seat, rng));
    }
  }
  return state;
}

const isDrawing4 = (state: State4): boolean => state.ask === ASK_CARD;

export const fitted4: Fitted<State4> = {
  game: golems4,
  terms: TERMS4,
  weights: HUMAN4,
  position(rng, isUsual = false) {
    const options = unwrap(
      golems4.parseOptions({ scenario: 'summer-duel', ...(!isUsual && { golems: pickTwo(ROBOTS, rng) }) }, 2),
    );
    const state = golems4.setup(options, 2);
    if (rng.below(4) > 0) {
      scatter(state, rng);
      for (const seat of [0, 1]) {
        for (let blows = rng.below(4); blows > 0; blows--)
          state.robot[seat * STRIDE + DAMAGED]! |= 1 << rng.below(COMPONENTS.length);
      }
      state.round = 1 + rng.below(state.table.rounds);
      for (let past = 1; past < state.round; past++) state.deck -= 1 << (DECK_BITS * golems4.roll(state, rng));
    }
    return playOn(golems4, state, isDrawing4, rng);
  },
  termsOf(state, seat) {
    const terms = new Float64Array(COUNT4);
    termsOf4(state, seat, terms, 0);
    return terms;
  },
  round: (state, weights, rng, net) => new Round4(state, 0, weights, rng, net ? { net } : {}),
  signsOf: signsOf4,
  isDrawing: isDrawing4,
};

const isDrawing6 = (state: State6): boolean => state.phase === LUCK_DRAW;
// Forward and Strike most often; none, turns and Strike, two steps, Strike and a step back.
const SUBPROGRAMS = [
  0,
  subprogramCode(0, 5),
  subprogramCode(0, 5),
  subprogramCode(2, 5),
  subprogramCode(0, 0),
  subprogramCode(5, 1),
];
const FIELDS = ['duel', 'duel', 'duel', 'courtyard', 'cross'];

export const fitted6: Fitted<State6> = {
  game: golems6,
  terms: TERMS6,
  weights: HUMAN6,
  position(rng, isUsual = false) {
    const scenario = FIELDS[rng.below(FIELDS.length)]!;
    const options = unwrap(golems6.parseOptions({ scenario, ...(!isUsual && { golems: pickTwo(GOLEM_TYPES, rng) }) }, 2));
    const state = golems6.setup(options, 2);
    for (const seat of [0, 1]) golems6.play(state, seat, SUBPROGRAMS[rng.below(SUBPROGRAMS.length)]!);
    if (rng.below(5) > 0) {
      scatter(state, rng);
      for (const seat of [0, 1]) state.damage[seat] = rng.below(state.table.limit[seat]!);
      state.round = 1 + rng.below(state.table.rounds);
      for (const seat of [0, 1]) {
        state.asked = seat;
        for (let past = 1; past < state.round; past++) state.decks[seat * LUCK.length + golems6.roll(state, rng)]!--;
      }
      state.asked = (state.round - 1) % 2;
      state.cursor = 0;
    }
    return playOn(golems6, state, isDrawing6, rng);
  },
  termsOf(state, seat) {
    const terms = new Float64Array(COUNT6);
    termsOf6(state, seat, terms);
    return terms;
  },
  round: (state, weights, rng, net) => new Round6(state, 0, weights, rng, net ? { net } : {}),
  signsOf: signsOf6,
  isDrawing: isDrawing6,
};
