import type { BotBook, BotEntry } from '@stolik/search/book';
import { ladderOf, NAMES, simplePlayer } from '@stolik/search/ladder';
import type { Effort, Player, Seer } from '@stolik/search/player';
import type { CircuitState } from './board/state.ts';
import { pointsCount } from './bot/count.ts';
import { carefulCircuit, greedyCircuit } from './bot/greedy.ts';
import { appeal, ideas, idle, lightAtOnce } from './bot/idea.ts';
import { type CircuitSettings, circuitPlayer, circuitSeer } from './bot/player.ts';
import { explainMove, isHope, purposes, speaksFor } from './bot/reasons.ts';
import { TEMPERS, type TemperName } from './bot/tempers.ts';
import { CROWD, WEIGHTS } from './bot/weights.ts';
import { circuitLevels } from './bot/words.ts';
import { circuit } from './game.ts';

/** Looks once and plays nothing on. */
const AT_ONCE = { weights: WEIGHTS, width: 1, turns: 0, ending: 0, manners: ['any'], isFitted: false } as const;
const OURS: CircuitSettings = { ...AT_ONCE, width: 50, turns: 2, manners: ['fitting', 'careful'], temperature: 0 };
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
/** The strongest as it was when the arena's yardsticks were set: A5 and A6 stay as they are. */
const YARDSTICK: CircuitSettings = {
  ...OURS,
  weights: { ...WEIGHTS, threat: 2, hope: 0.25, room: 0, finish: 0 },
  manners: ['any'],
};

function bySeats(two: CircuitSettings, more: CircuitSettings): Player<CircuitState> {
  const [forTwo, forMore] = [circuitPlayer(two), circuitPlayer(more)];
  return (world, seat, rng, budget) => (world.seats > 2 ? forMore : forTwo)(world, seat, rng, budget);
}
const yardstick = bySeats(YARDSTICK, OURS_IN_A_CROWD);
/** With few iterations it looks at less; tiles that join nothing are not worth them, for they are not said first. */
const sober = bySeats({ ...OURS, weights: { ...WEIGHTS, loose: 2 }, width: 24, temper: TEMPERS.sober }, OURS_IN_A_CROWD);
/** Of two tiles in a turn the one that lights something is thought about, too, where the search comes upon the other one first. */
const adviser: Player<CircuitState> = (world, seat, rng, budget) => {
  const light = lightAtOnce(world, seat);
  const asked = budget.consider ?? [];
  return sober(world, seat, rng, light === undefined ? budget : { ...budget, consider: [...asked, light] });
};

const seerOfTwo = circuitSeer(YARDSTICK);
/** Who knows what is to come plays it on to the end. */
const seerOfMore = circuitSeer({ ...OURS_IN_A_CROWD, ending: Number.POSITIVE_INFINITY });
const seer: Seer<CircuitState> = (truth, seat, rng, budget) =>
  (truth.state.seats > 2 ? seerOfMore : seerOfTwo)(truth, seat, rng, budget);

interface Mind {
  readonly temper: TemperName;
  readonly settings: CircuitSettings;
  /** With more than two seats, where it is not the same. */
  readonly crowd?: CircuitSettings;
  readonly effort: Effort;
}

/** Tries its six best moves for one round. */
const BRIEF: CircuitSettings = { ...OURS, width: 6, turns: 1 };

const MINDS: readonly Mind[] = [
  { temper: 'builder', settings: { ...AT_ONCE, temperature: 1.2 }, effort: { iterations: 1 } },
  { temper: 'builder', settings: { ...AT_ONCE, temperature: 0.2 }, effort: { iterations: 1 } },
  { temper: 'bold', settings: { ...AT_ONCE, temperature: 0.3, keen: 2 }, effort: { iterations: 1 } },
  // With 0.35 tables for three and four stayed dark for two thirds of the game (docs/balance/lively.md).
  {
    temper: 'bold',
    settings: { ...BRIEF, temperature: 0.35 },
    crowd: { ...BRIEF, temperature: 0.1 },
    effort: { iterations: 40 },
  },
  { temper: 'patient', settings: { ...OURS, width: 8, turns: 1 }, effort: { iterations: 100 } },
  { temper: 'lively', settings: OURS, crowd: OURS_IN_A_CROWD, effort: { milliseconds: 400 } },
];

function entryOf(index: number, temper: TemperName): BotEntry<CircuitState> {
  const { settings, crowd = settings, effort } = MINDS[index]!;
  const inclined = TEMPERS[temper];
  const player = bySeats({ ...settings, temper: inclined }, { ...crowd, temper: inclined });
  return { ...circuitLevels[index]!, player, effort };
}

const LEVELS = MINDS.map(({ temper }, index) => entryOf(index, temper));

/** Nobody comes to prevent light: where it costs so little of the chance of winning, what lights or builds something is said first. */
const LIGHT_FIRST = 0.06;

export const circuitBots: BotBook<CircuitState> = {
  game: 'circuit',
  levels: LEVELS,
  ladder: [
    ...ladderOf<CircuitState>({ game: circuit, greedy: greedyCircuit, human: simplePlayer(carefulCircuit) }),
    { ...NAMES.A5, player: yardstick, effort: OUR_TIME },
    { ...NAMES.A6, seer, effort: OUR_TIME },
  ],
  // Within three seconds on a phone six times slower than a laptop.
  adviser: { player: adviser, iterations: 2000, ideas, appeal, margin: LIGHT_FIRST, purposes, prize: 'light', idle },
  explainMove,
  speaksFor,
  isHope,
  count: () => pointsCount,
  tempers: Object.keys(TEMPERS),
  tempered: (level, temper) => {
    const index = circuitLevels.findIndex(({ id }) => id === level);
    return index < 0 || !isTemper(temper) ? undefined : entryOf(index, temper);
  },
};

const isTemper = (name: string): name is TemperName => Object.hasOwn(TEMPERS, name);
