import type { Words } from '@stolik/kernel/language';
import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import { golems4Levels, golems6Levels } from './bots/words.ts';

const CREDIT: Words = {
  en: 'Battle of Golems is by Mikhail and Alexander Kazantsev; editor, methodologist and proof-reader is Tatiana Kazantseva. New rules, scenarios and other games of theirs: prostorobot.ru.',
  ru: '«Битву Големов» придумали Михаил и Александр Казанцевы; редактор, методист и корректор — Татьяна Казанцева. Новые правила, сценарии и другие их игры: prostorobot.ru.',
  pl: '„Bitwę golemów” wymyślili Michaił i Aleksander Kazancewowie; redaktorką, metodyczką i korektorką jest Tatiana Kazancewa. Nowe zasady, scenariusze i inne ich gry: prostorobot.ru.',
};

const golems6: Manifest = {
  id: 'golems6',
  clauses: 'G6',
  title: { en: 'Golems 6.1', ru: 'Големы 6.1', pl: 'Golemy 6.1' },
  fullTitle: { en: 'Battle of Golems 6.1', ru: 'Битва Големов 6.1', pl: 'Bitwa golemów 6.1' },
  invitation: {
    en: 'Write a secret program. Then watch it collide with everyone else’s.',
    ru: 'Составьте тайную программу и смотрите, как она столкнётся с чужими.',
    pl: 'Ułóż tajny program. I patrz, jak zderzy się z innymi.',
  },
  players: { min: 1, max: 4, usual: 2 },
  fromAge: 6,
  minutes: 20,
  credit: CREDIT,
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
  forChildren: { scenario: 'treasure' },
  forOneChild: { scenario: 'nine-cards' },
  hasTournament: true,
  levels: golems6Levels,
  formerLevels: { random: '1', planner: '3' },
};

const golems4: Manifest = {
  id: 'golems4',
  clauses: 'G4',
  title: { en: 'Golems 4.0', ru: 'Големы 4.0', pl: 'Golemy 4.0' },
  fullTitle: { en: 'Battle of Golems 4.0', ru: 'Битва Големов 4.0', pl: 'Bitwa golemów 4.0' },
  invitation: {
    en: 'The older edition: robots that break and get fixed.',
    ru: 'Прежнее издание: роботы ломаются, а вы их чините.',
    pl: 'Starsze wydanie: roboty się psują, a ty je naprawiasz.',
  },
  players: { min: 1, max: 4, usual: 2 },
  fromAge: 8,
  minutes: 20,
  credit: CREDIT,
  felt: { light: '#7b6a94', dark: '#64557c', contrast: '#3d2d57', ink: '#ffffff' },
  still: { stools: ['s', 'n'], options: { scenario: 'winter-duel' }, seed: 41, moves: 8, bot: 'chance' },
  sheet: 'golems',
  levels: golems4Levels,
  formerLevels: { random: '1', planner: '3' },
};

export const manifests: readonly Manifest[] = [golems6, golems4];

const recall = () => import('./bots/memory.ts').then(({ rememberRounds }) => rememberRounds);

export const loaders: Loaders = {
  golems6: {
    rules: () => import('./v6/game.ts').then((module) => module.golems6),
    bots: () => import('./v6/bot.ts').then(({ golems6Bots }) => golems6Bots),
    recall,
  },
  golems4: {
    rules: () => import('./v4/game.ts').then((module) => module.golems4),
    bots: () => import('./v4/bot.ts').then(({ golems4Bots }) => golems4Bots),
    recall,
  },
};

export const terminals: Terminals = {
  golems6: () => import('./v6/terminal.ts').then(({ terminal }) => terminal),
  golems4: () => import('./v4/terminal.ts').then(({ terminal }) => terminal),
};
