import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { GOLEM_TYPES, type GolemType } from '../core/golem-types.ts';
import { roll6 } from './actions.ts';
import { type Effort, greedyGolems6 } from './greedy.ts';
import { next6, play6 } from './play.ts';
import { redeal6 } from './redeal.ts';
import { parseTable, setup6 } from './setup.ts';
import { OVER, REASONS, type State6 } from './state.ts';

export interface BalanceOptions {
  readonly games: number;
  readonly seed: number;
  /** A scenario for two; the plain duel unless said otherwise. */
  readonly scenario?: string;
  readonly effort?: Effort;
  readonly types?: readonly GolemType[];
  /** Called after each pair: long runs show that they live. */
  readonly onPair?: (pair: PairBalance) => void;
}

export interface PairBalance {
  readonly types: readonly [GolemType, GolemType];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly knockOuts: number;
  /** Rounds played in all. */
  readonly rounds: number;
}

export interface Balance {
  readonly types: readonly GolemType[];
  readonly pairs: readonly PairBalance[];
  /** `matrix[a][b]`: the share of games that a has won against b, a draw as half; 0.5 on the diagonal. */
  readonly matrix: readonly (readonly number[])[];
  /** By type: the mean of its row without the diagonal. */
  readonly overall: readonly number[];
}

const QUICK: Effort = { candidates: 24, trials: 1 };

/** Every golem type against every other, both led by the greedy player, seats changed every game. */
export function balanceGolems6(options: BalanceOptions): Balance {
  const types = options.types ?? GOLEM_TYPES;
  const pairs: PairBalance[] = [];
  for (const [index, one] of types.entries()) {
    for (const other of types.slice(index + 1)) {
      const pair = playPair(one, other, options);
      pairs.push(pair);
      options.onPair?.(pair);
    }
  }
  const matrix = types.map((one) => types.map((other) => shareOf(pairs, one, other)));
  const overall = matrix.map((row) => (row.reduce((sum, share) => sum + share, 0) - 0.5) / (types.length - 1));
  return { types, pairs, matrix, overall };
}

function shareOf(pairs: readonly PairBalance[], one: GolemType, other: GolemType): number {
  const pair = pairs.find(({ types }) => types.includes(one) && types.includes(other));
  if (!pair || one === other) return 0.5;
  const wins = pair.types[0] === one ? pair.wins[0] : pair.wins[1];
  return (wins + pair.draws / 2) / pair.games;
}

function playPair(one: GolemType, other: GolemType, options: BalanceOptions): PairBalance {
  const rng = new SeededRng(`${options.seed} ${one} ${other}`);
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let knockOuts = 0;
  let rounds = 0;
  for (let game = 0; game < options.games; game++) {
    const swapped = game % 2;
    const golems = swapped === 1 ? [other, one] : [one, other];
    const state = playGame({ scenario: options.scenario ?? 'duel', golems }, rng, options.effort ?? QUICK);
    rounds += state.round;
    if (REASONS[state.reason] === 'last-golem' || REASONS[state.reason] === 'all-out') knockOuts++;
    if (state.winner === 0) draws++;
    else wins[(state.winner - 1 + swapped) % 2]!++;
  }
  return { types: [one, other], games: options.games, wins, draws, knockOuts, rounds };
}

function playGame(table: object, rng: SeededRng, effort: Effort): State6 {
  const state = setup6(unwrap(parseTable(table, 2)), 2);
  while (state.phase !== OVER) {
    const next = next6(state);
    if (next.kind === 'chance') {
      play6(state, CHANCE, roll6(state, rng), undefined);
      continue;
    }
    // All decide before any decision is made known to the state.
    const actions = next.seats.map((seat) => greedyGolems6(redeal6(state, seat, rng), seat, rng, effort));
    for (const [index, seat] of next.seats.entries()) play6(state, seat, actions[index]!, undefined);
  }
  return state;
}
