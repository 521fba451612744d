import type { BotBook } from '@stolik/search/book';
import type { TreeSettings } from '@stolik/search/ismcts';
import { ladderOf } from '@stolik/search/ladder';
import { humanMicropul } from './bot/human.ts';
import { knowledge } from './bot/knowledge.ts';
import { micropul } from './game.ts';
import { greedyMicropul } from './greedy.ts';
import type { State } from './state.ts';

export const SETTINGS: TreeSettings = {
  exploration: 0.3,
  widening: { base: 3, factor: 1, power: 0.5 },
  playoutSteps: 4,
  margin: 12,
};

export const micropulBots: BotBook<State> = {
  game: 'micropul',
  levels: [],
  ladder: ladderOf({ game: micropul, greedy: greedyMicropul, human: humanMicropul, knowledge, settings: SETTINGS }),
};
