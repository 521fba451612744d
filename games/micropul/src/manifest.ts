import { inEach } from '@stolik/look/catalog';
import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import type { Workshops } from '@stolik/workshop/vocabulary';
import { micropulLevels } from './bot/words.ts';
import { en } from './words/en/manifest.ts';
import { pl } from './words/pl/manifest.ts';
import { ru } from './words/ru/manifest.ts';

const WORDS = inEach({ en, ru, pl });

const micropul: Manifest = {
  id: 'micropul',
  clauses: 'M',
  title: WORDS.title,
  invitation: WORDS.invitation,
  players: { min: 1, max: 2, usual: 2 },
  fromAge: 7,
  minutes: 20,
  hasSecrets: true,
  credit: WORDS.credit,
  felt: {
    light: '#214b41',
    dark: '#1d3f37',
    contrast: '#0c2a22',
    ink: '#eaf4ee',
    drawn: { light: '#2b5b50', dark: '#275046', contrast: '#18463a' },
  },
  still: { stools: ['s', 'n'], seed: 49, moves: 28, bot: 'greedy' },
  sheet: 'micropul',
  levels: micropulLevels,
  formerLevels: { random: '1', greedy: '2' },
};

export const manifests: readonly Manifest[] = [micropul];

export const loaders: Loaders = {
  micropul: {
    rules: () => import('./game.ts').then((module) => module.micropul),
    bots: () => import('./bot.ts').then(({ micropulBots }) => micropulBots),
  },
};

export const terminals: Terminals = {
  micropul: () => import('./terminal.ts').then(({ terminal }) => terminal),
};

export const workshops: Workshops = {
  micropul: () => import('./workshop/words.ts').then(({ micropulWords }) => micropulWords),
};
