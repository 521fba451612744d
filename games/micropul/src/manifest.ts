import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import { micropulLevels } from './bot/words.ts';

const micropul: Manifest = {
  id: 'micropul',
  clauses: 'M',
  title: { en: 'micropul', ru: 'micropul', pl: 'micropul' },
  invitation: {
    en: 'Tiles earn tiles. Stones claim groups.',
    ru: 'Жетоны приносят жетоны. Камни занимают группы.',
    pl: 'Żetony dają żetony. Kamienie zajmują grupy.',
  },
  players: { min: 1, max: 2, usual: 2 },
  fromAge: 7,
  minutes: 20,
  credit: {
    en: 'micropul is by Jean-François Lassonde (version 1.2.1, 2004).',
    ru: 'micropul придумал Жан-Франсуа Лассонд (версия 1.2.1, 2004 год).',
    pl: 'micropul wymyślił Jean-François Lassonde (wersja 1.2.1, 2004).',
  },
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
