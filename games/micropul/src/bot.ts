import type { BotBook, BotEntry } from '@stolik/search/book';
import { atTemperature } from '@stolik/search/choose';
import { type TreeSettings, treePlayer, treeSeer } from '@stolik/search/ismcts';
import { ladderOf, NAMES } from '@stolik/search/ladder';
import type { Effort, Player, Seer } from '@stolik/search/player';
import { policyPlayer } from '@stolik/search/policy';
import { pointsCount } from './bot/count.ts';
import { KEEN, type Sense } from './bot/gain.ts';
import { greedyMicropul } from './bot/greedy.ts';
import { humanMicropul } from './bot/human.ts';
import { appeal, ideas } from './bot/idea.ts';
import { knowledgeOf } from './bot/knowledge.ts';
import { explainMove, isHope, purposes } from './bot/reasons.ts';
import { TEMPERS, type Temper, type TemperName } from './bot/tempers.ts';
import { micropulLevels } from './bot/words.ts';
import { micropul } from './game.ts';
import type { State } from './turn/state.ts';

export const SETTINGS: TreeSettings = {
  exploration: 0.3,
  widening: { base: 3, factor: 1, power: 0.5 },
  playoutSteps: 7,
  margin: 12,
  stopsWhenSettled: true,
};

/** Alone a point is a hundredth of the scale, between two it decides games: so less is explored for the same unsureness. */
export const ALONE: TreeSettings = { ...SETTINGS, exploration: 0.03, playoutSteps: 10 };

type Knowing = ReturnType<typeof knowledgeOf>;

/** Found by how much of the chance of winning a decision of 25 ms loses, as a long search sees it: with 6 or 16 it was more (docs/bots.md). */
const COMPARED: Partial<TreeSettings> = { halving: 10 };

function tree(
  temperature: number,
  settings: Partial<TreeSettings>,
  knowledge: Knowing,
  betweenTwo: { readonly settings?: Partial<TreeSettings>; readonly knowledge?: Knowing } = {},
): Player<State> {
  const changed = { stopsWhenSettled: temperature === 0, ...settings };
  const two = treePlayer(micropul, betweenTwo.knowledge ?? knowledge, { ...SETTINGS, ...changed, ...betweenTwo.settings });
  const alone = treePlayer(micropul, knowledge, { ...ALONE, ...changed });
  const player: Player<State> = (world, seat, rng, budget) => (world.seats === 1 ? alone : two)(world, seat, rng, budget);
  return temperature > 0 ? atTemperature(temperature, player) : player;
}

const plain = knowledgeOf(TEMPERS.master);
const seerOfTwo = treeSeer(micropul, plain, SETTINGS);
const seerAlone = treeSeer(micropul, plain, ALONE);
const seer: Seer<State> = (truth, seat, rng, budget) =>
  (truth.state.seats === 1 ? seerAlone : seerOfTwo)(truth, seat, rng, budget);

const ONCE = { iterations: 1 };

interface Mind {
  readonly temper: TemperName;
  playerOf(knowing: (sense?: Sense) => Knowing): Player<State>;
  readonly effort: Effort;
}

const MINDS: readonly Mind[] = [
  { temper: 'brawler', playerOf: (knowing) => policyPlayer(micropul, knowing().prior, 8), effort: ONCE },
  { temper: 'builder', playerOf: (knowing) => policyPlayer(micropul, knowing().prior, 0.9), effort: ONCE },
  {
    temper: 'gambler',
    playerOf: (knowing) => tree(0.5, { playoutSteps: 2, depth: 2 }, knowing()),
    effort: { iterations: 24 },
  },
  { temper: 'fox', playerOf: (knowing) => tree(0.2, { playoutSteps: 4, depth: 3 }, knowing()), effort: { iterations: 90 } },
  { temper: 'careful', playerOf: (knowing) => tree(0, {}, knowing()), effort: { iterations: 500 } },
  {
    temper: 'master',
    playerOf: (knowing) => tree(0, {}, knowing(), { settings: COMPARED, knowledge: knowing(KEEN) }),
    effort: { milliseconds: 400 },
  },
];

function entryOf(index: number, temper: Temper): BotEntry<State> {
  const { playerOf, effort } = MINDS[index]!;
  return { ...micropulLevels[index]!, player: playerOf((sense) => knowledgeOf(temper, sense)), effort };
}

/**
 * With more tiles left in the core a large open group, or a rival who runs dry, still turns games that the search takes for lost: it
 * knows no rival who errs.
 */
const FEW_TILES = 6;
const mayTurn = ({ core }: State): boolean => core > FEW_TILES;

export const micropulBots: BotBook<State> = {
  game: 'micropul',
  levels: MINDS.map(({ temper }, index) => entryOf(index, TEMPERS[temper])),
  ladder: [
    ...ladderOf({ game: micropul, greedy: greedyMicropul, human: humanMicropul }),
    { ...NAMES.A5, player: tree(0, {}, plain), effort: { milliseconds: 200 } },
    { ...NAMES.A6, seer, effort: { milliseconds: 200 } },
  ],
  // Within three seconds on a phone six times slower than a laptop; the other ideas get their share of it too.
  adviser: { player: tree(0, { stopsWhenSettled: false }, plain), iterations: 2000, ideas, appeal, purposes, mayTurn },
  explainMove,
  isHope,
  count: () => pointsCount,
  tempers: Object.keys(TEMPERS),
  tempered: (level, temper) => {
    const index = micropulLevels.findIndex(({ id }) => id === level);
    return index < 0 || !isTemper(temper) ? undefined : entryOf(index, TEMPERS[temper]);
  },
};

const isTemper = (name: string): name is TemperName => Object.hasOwn(TEMPERS, name);
