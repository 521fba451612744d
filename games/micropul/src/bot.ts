import type { BotBook, BotEntry } from '@stolik/search/book';
import { atTemperature } from '@stolik/search/choose';
import { type TreeSettings, treePlayer } from '@stolik/search/ismcts';
import { ladderOf } from '@stolik/search/ladder';
import type { Player } from '@stolik/search/player';
import { policyPlayer } from '@stolik/search/policy';
import { humanMicropul } from './bot/human.ts';
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

const tree = (temperature: number, settings: Partial<TreeSettings>): Player<State> => {
  const player = treePlayer(micropul, knowledge, { ...SETTINGS, stopsWhenSettled: temperature === 0, ...settings });
  return temperature > 0 ? atTemperature(temperature, player) : player;
};

const ONCE = { iterations: 1 };

const MINDS: readonly Pick<BotEntry<State>, 'player' | 'effort'>[] = [
  { player: policyPlayer(micropul, prior, 2.5), effort: ONCE },
  { player: policyPlayer(micropul, prior, 0.9), effort: ONCE },
  { player: tree(0.6, { playoutSteps: 2, depth: 2 }), effort: { iterations: 24 } },
  { player: tree(0.2, { playoutSteps: 4, depth: 3 }), effort: { iterations: 90 } },
  { player: tree(0, {}), effort: { iterations: 500 } },
  { player: tree(0, {}), effort: { milliseconds: 600 } },
];

const LEVELS = micropulLevels.map((words, index): BotEntry<State> => ({ ...words, ...MINDS[index]! }));

export const micropulBots: BotBook<State> = {
  game: 'micropul',
  levels: LEVELS,
  ladder: ladderOf({ game: micropul, greedy: greedyMicropul, human: humanMicropul, knowledge, settings: SETTINGS }),
  explainMove,
};
