import type { BotBook, BotEntry } from '@stolik/search/book';
import { ladderOf, NAMES, simplePlayer } from '@stolik/search/ladder';
import type { Effort } from '@stolik/search/player';
import { type CircuitSettings, circuitPlayer, circuitSeer } from './bot/player.ts';
import { explainMove } from './bot/reasons.ts';
import { POINTS_ONLY, WEIGHTS } from './bot/weights.ts';
import { circuitLevels } from './bot/words.ts';
import { circuit } from './game.ts';
import { carefulCircuit, greedyCircuit } from './greedy.ts';
import type { CircuitState } from './state.ts';

const OURS: CircuitSettings = { weights: WEIGHTS, width: 50, turns: 2, temperature: 0 };
const OUR_TIME: Effort = { milliseconds: 200 };

const MINDS: readonly { readonly settings: CircuitSettings; readonly effort: Effort }[] = [
  { settings: { weights: POINTS_ONLY, width: 1, turns: 0, temperature: 1.2 }, effort: { iterations: 1 } },
  { settings: { weights: POINTS_ONLY, width: 1, turns: 0, temperature: 0.35 }, effort: { iterations: 1 } },
  { settings: { weights: WEIGHTS, width: 1, turns: 0, temperature: 0.35 }, effort: { iterations: 1 } },
  { settings: { weights: WEIGHTS, width: 12, turns: 1, temperature: 0.1 }, effort: { iterations: 150 } },
  { settings: { weights: WEIGHTS, width: 30, turns: 2, temperature: 0 }, effort: { milliseconds: 40 } },
  { settings: OURS, effort: { milliseconds: 400 } },
];

const LEVELS = circuitLevels.map((words, index): BotEntry<CircuitState> => {
  const { settings, effort } = MINDS[index]!;
  return { ...words, player: circuitPlayer(settings), effort };
});

export const circuitBots: BotBook<CircuitState> = {
  game: 'circuit',
  levels: LEVELS,
  ladder: [
    ...ladderOf<CircuitState>({ game: circuit, greedy: greedyCircuit, human: simplePlayer(carefulCircuit) }),
    { ...NAMES.A5, player: circuitPlayer(OURS), effort: OUR_TIME },
    { ...NAMES.A6, seer: circuitSeer(OURS), effort: OUR_TIME },
  ],
  explainMove,
};
