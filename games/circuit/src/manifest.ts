import { inEach } from '@stolik/look/catalog';
import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import type { Workshops } from '@stolik/workshop/vocabulary';
import { circuitLevels } from './bot/words.ts';
import { en } from './words/en/manifest.ts';
import { pl } from './words/pl/manifest.ts';
import { ru } from './words/ru/manifest.ts';

const WORDS = inEach({ en, ru, pl });

const circuit: Manifest = {
  id: 'circuit',
  clauses: 'C',
  title: WORDS.title,
  invitation: WORDS.invitation,
  players: { min: 2, max: 6, usual: 2 },
  fromAge: 8,
  minutes: 20,
  hasSecrets: true,
  credit: WORDS.credit,
  felt: {
    light: '#333a5e',
    dark: '#20253f',
    contrast: '#121733',
    ink: '#eceefa',
    drawn: { light: '#40486f', dark: '#2d3453', contrast: '#252c52' },
  },
  still: { stools: ['w', 'e', 'n'], seed: 83, moves: 34, bot: 'greedy' },
  sheet: 'circuit',
  // Careful players leave each other no circuit that one tile completes; with two tiles they can't (docs/balance/lively.md). [C8.1]
  usualFrom: { level: '2', seats: 4, options: { x2: true } },
  levels: circuitLevels,
  formerLevels: { random: '1', greedy: '2', careful: '3' },
};

export const manifests: readonly Manifest[] = [circuit];

export const loaders: Loaders = {
  circuit: {
    rules: () => import('./game.ts').then((module) => module.circuit),
    bots: () => import('./bot.ts').then(({ circuitBots }) => circuitBots),
  },
};

export const terminals: Terminals = {
  circuit: () => import('./terminal.ts').then(({ terminal }) => terminal),
};

export const workshops: Workshops = {
  circuit: () => import('./workshop/words.ts').then(({ circuitWords }) => circuitWords),
};
