import { inEach } from '@stolik/look/catalog';
import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import type { Workshops } from '@stolik/workshop/vocabulary';
import { golems4Levels, golems6Levels, golemsSparring } from './bots/words.ts';
import { en } from './words/en/manifest.ts';
import { pl } from './words/pl/manifest.ts';
import { ru } from './words/ru/manifest.ts';

const WORDS = inEach({ en, ru, pl });

const golems6: Manifest = {
  id: 'golems6',
  clauses: 'G6',
  ...WORDS.golems6,
  players: { min: 1, max: 4, usual: 2 },
  fromAge: 6,
  minutes: 20,
  hasSecrets: true,
  credit: WORDS.credit,
  felt: {
    light: '#54763c',
    dark: '#475d36',
    contrast: '#22380f',
    ink: '#fdfdf2',
  },
  still: { stools: ['w', 'e'], options: { scenario: 'towers' }, seed: 52, moves: 8, bot: 'chance' },
  sheet: 'golems',
  // A first game needs no Call: it is one more thing to be told before anything happens.
  usual: { subprogram: false },
  forChildren: ['treasure', 'gears', 'ford', 'race', 'all-gears'].map((scenario) => ({ scenario })),
  forOneChild: { scenario: 'nine-cards' },
  hasTournament: true,
  levels: golems6Levels,
  sparring: golemsSparring,
  formerLevels: { random: '1', planner: '3' },
};

const golems4: Manifest = {
  id: 'golems4',
  clauses: 'G4',
  ...WORDS.golems4,
  players: { min: 1, max: 4, usual: 2 },
  fromAge: 8,
  minutes: 20,
  hasSecrets: true,
  credit: WORDS.credit,
  felt: { light: '#7b6a94', dark: '#64557c', contrast: '#3d2d57', ink: '#ffffff' },
  still: { stools: ['s', 'n'], options: { scenario: 'winter-duel' }, seed: 41, moves: 8, bot: 'chance' },
  sheet: 'golems',
  levels: golems4Levels,
  sparring: golemsSparring,
  formerLevels: { random: '1', planner: '3' },
};

export const manifests: readonly Manifest[] = [golems6, golems4];

const recall = () => import('./bots/memory.ts').then(({ rememberRounds }) => rememberRounds);

export const loaders: Loaders = {
  golems6: {
    rules: () => import('./games/golems6.ts').then((module) => module.golems6),
    bots: () => import('./bots/golems6.ts').then(({ golems6Bots }) => golems6Bots),
    recall,
  },
  golems4: {
    rules: () => import('./games/golems4.ts').then((module) => module.golems4),
    bots: () => import('./bots/golems4.ts').then(({ golems4Bots }) => golems4Bots),
    recall,
  },
};

export const terminals: Terminals = {
  golems6: () => import('./terminal6.ts').then(({ terminal }) => terminal),
  golems4: () => import('./terminal4.ts').then(({ terminal }) => terminal),
};

export const workshops: Workshops = {
  golems6: () => import('./workshop/golems6.ts').then(({ golems6Words }) => golems6Words),
  golems4: () => import('./workshop/golems4.ts').then(({ golems4Words }) => golems4Words),
};
