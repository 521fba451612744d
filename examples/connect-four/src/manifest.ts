import { inEach } from '@stolik/look/catalog';
import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import type { Workshops } from '@stolik/workshop/vocabulary';
import { connectFourLevels } from './levels.ts';
import { en } from './words/en/manifest.ts';
import { pl } from './words/pl/manifest.ts';
import { ru } from './words/ru/manifest.ts';

const WORDS = inEach({ en, ru, pl });

const connectFour: Manifest = {
  id: 'connect-four',
  clauses: 'F',
  title: WORDS.title,
  invitation: WORDS.invitation,
  players: { min: 2, max: 2, usual: 2 },
  fromAge: 6,
  minutes: 5,
  hasSecrets: false,
  credit: WORDS.credit,
  felt: { light: '#2c5a6e', dark: '#234652', contrast: '#0b2733', ink: '#eef7fa' },
  still: { stools: ['s', 'n'], seed: 5, moves: 17, bot: 'greedy' },
  levels: connectFourLevels,
};

export const manifests: readonly Manifest[] = [connectFour];

export const loaders: Loaders = {
  'connect-four': {
    rules: () => import('./game.ts').then((module) => module.connectFour),
    bots: () => import('./bots.ts').then(({ connectFourBots }) => connectFourBots),
  },
};

export const terminals: Terminals = {
  'connect-four': () => import('./terminal.ts').then(({ terminal }) => terminal),
};

export const workshops: Workshops = {
  'connect-four': () => import('./workshop/words.ts').then(({ connectFourWords }) => connectFourWords),
};
