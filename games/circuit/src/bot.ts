import type { BotBook, BotEntry } from '@stolik/search/book';
import { ladderOf, NAMES, simplePlayer } from '@stolik/search/ladder';
import type { Effort, Player, Seer } from '@stolik/search/player';
import type { CircuitState } from './board/state.ts';
import { pointsCount } from './bot/count.ts';
import { carefulCircuit, greedyCircuit } from './bot/greedy.ts';
import { appeal, ideas } from './bot/idea.ts';
import { type CircuitSettings, circuitPlayer, circuitSeer } from './bot/player.ts';
import { explainMove } from './bot/reasons.ts';
import { BUILDER, CROWD, HEEDFUL, WEIGHTS } from './bot/weights.ts';
import { circuitLevels } from './bot/words.ts';
import { circuit } from './game.ts';

/** Looks once and plays nothing on. */
const AT_ONCE = { width: 1, turns: 0, ending: 0, manners: ['any'], isFitted: false } as const;
const OURS: CircuitSettings = { ...AT_ONCE, weights: WEIGHTS, width: 50, turns: 2, temperature: 0 };
/** At a table for more than two, rivals do a good part of what happens: they are taken for people who lay tiles where they fit. */
const OURS_IN_A_CROWD: CircuitSettings = {
  ...OURS,
  weights: CROWD,
  width: 20,
  turns: 1,
  manners: ['fitting', 'careful'],
  isFitted: true,
};
const OUR_TIME: Effort = { milliseconds: 200 };

const forTwo = circuitPlayer(OURS);
const forMore = circuitPlayer(OURS_IN_A_CROWD);
const ours: Player<CircuitState> = (world, seat, rng, budget) => (world.seats > 2 ? forMore : forTwo)(world, seat, rng, budget);

const seerOfTwo = circuitSeer(OURS);
/** Who knows what is to come plays it on to the end. */
const seerOfMore = circuitSeer({ ...OURS_IN_A_CROWD, ending: Number.POSITIVE_INFINITY });
const seer: Seer<CircuitState> = (truth, seat, rng, budget) =>
  (truth.state.seats > 2 ? seerOfMore : seerOfTwo)(truth, seat, rng, budget);

const MINDS: readonly { readonly settings: CircuitSettings; readonly effort: Effort }[] = [
  { settings: { ...AT_ONCE, weights: BUILDER, temperature: 1.2 }, effort: { iterations: 1 } },
  { settings: { ...AT_ONCE, weights: BUILDER, temperature: 0.35 }, effort: { iterations: 1 } },
  { settings: { ...AT_ONCE, weights: HEEDFUL, temperature: 0.8 }, effort: { iterations: 1 } },
  { settings: { ...AT_ONCE, weights: WEIGHTS, width: 6, turns: 1, temperature: 0.9 }, effort: { iterations: 40 } },
  { settings: { ...AT_ONCE, weights: WEIGHTS, width: 12, turns: 1, temperature: 0.3 }, effort: { iterations: 100 } },
  { settings: OURS, effort: { milliseconds: 400 } },
];

const LEVELS = circuitLevels.map((words, index): BotEntry<CircuitState> => {
  const { settings, effort } = MINDS[index]!;
  return { ...words, player: settings === OURS ? ours : circuitPlayer(settings), effort };
});

/** Nobody comes to prevent light: where it costs so little of the chance of winning, what lights or builds something is said first. */
const LIGHT_FIRST = 0.06;

export const circuitBots: BotBook<CircuitState> = {
  game: 'circuit',
  levels: LEVELS,
  ladder: [
    ...ladderOf<CircuitState>({ game: circuit, greedy: greedyCircuit, human: simplePlayer(carefulCircuit) }),
    { ...NAMES.A5, player: ours, effort: OUR_TIME },
    { ...NAMES.A6, seer, effort: OUR_TIME },
  ],
  adviser: { player: ours, iterations: 8000, ideas, appeal, margin: LIGHT_FIRST },
  explainMove,
  count: () => pointsCount,
};
