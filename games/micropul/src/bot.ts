import type { BotBook, BotEntry } from '@stolik/search/book';
import { atTemperature } from '@stolik/search/choose';
import { type TreeSettings, treePlayer, treeSeer } from '@stolik/search/ismcts';
import { ladderOf, NAMES } from '@stolik/search/ladder';
import type { Player, Seer } from '@stolik/search/player';
import { policyPlayer } from '@stolik/search/policy';
import { pointsCount } from './bot/count.ts';
import { humanMicropul } from './bot/human.ts';
import { ideas } from './bot/idea.ts';
import { knowledge, prior } from './bot/knowledge.ts';
import { explainMove } from './bot/reasons.ts';
import { micropulLevels } from './bot/words.ts';
import { micropul } from './game.ts';
import { greedyMicropul } from './greedy.ts';
import type { State } from './state.ts';

export const SETTINGS: TreeSettings = {
  exploration: 0.3,
  widening: { base: 3, factor: 1, power: 0.5 },
  playoutSteps: 7,
  margin: 12,
  stopsWhenSettled: true,
};

/** Alone a point is a hundredth of the scale, between two it decides games: so less is explored for the same unsureness. */
export const ALONE: TreeSettings = { ...SETTINGS, exploration: 0.03, playoutSteps: 10 };

function tree(temperature: number, settings: Partial<TreeSettings>): Player<State> {
  const changed = { stopsWhenSettled: temperature === 0, ...settings };
  const two = treePlayer(micropul, knowledge, { ...SETTINGS, ...changed });
  const alone = treePlayer(micropul, knowledge, { ...ALONE, ...changed });
  const player: Player<State> = (world, seat, rng, budget) => (world.seats === 1 ? alone : two)(world, seat, rng, budget);
  return temperature > 0 ? atTemperature(temperature, player) : player;
}

const seerOfTwo = treeSeer(micropul, knowledge, SETTINGS);
const seerAlone = treeSeer(micropul, knowledge, ALONE);
const seer: Seer<State> = (truth, seat, rng, budget) =>
  (truth.state.seats === 1 ? seerAlone : seerOfTwo)(truth, seat, rng, budget);

const ONCE = { iterations: 1 };

const MINDS: readonly Pick<BotEntry<State>, 'player' | 'effort'>[] = [
  { player: policyPlayer(micropul, prior, 2.5), effort: ONCE },
  { player: policyPlayer(micropul, prior, 0.9), effort: ONCE },
  { player: tree(0.6, { playoutSteps: 2, depth: 2 }), effort: { iterations: 24 } },
  { player: tree(0.2, { playoutSteps: 4, depth: 3 }), effort: { iterations: 90 } },
  { player: tree(0, {}), effort: { iterations: 500 } },
  { player: tree(0, {}), effort: { milliseconds: 400 } },
];

const LEVELS = micropulLevels.map((words, index): BotEntry<State> => ({ ...words, ...MINDS[index]! }));

export const micropulBots: BotBook<State> = {
  game: 'micropul',
  levels: LEVELS,
  ladder: [
    ...ladderOf({ game: micropul, greedy: greedyMicropul, human: humanMicropul }),
    { ...NAMES.A5, player: tree(0, {}), effort: { milliseconds: 200 } },
    { ...NAMES.A6, seer, effort: { milliseconds: 200 } },
  ],
  // About a second on a laptop; the other ideas get their share of it too.
  adviser: { player: tree(0, { stopsWhenSettled: false }), iterations: 3000, ideas },
  explainMove,
  count: () => pointsCount,
};
