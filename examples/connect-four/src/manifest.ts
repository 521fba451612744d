import type { Loaders, Manifest, Terminals } from '@stolik/search/manifest';
import { connectFourLevels } from './levels.ts';

const connectFour: Manifest = {
  id: 'connect-four',
  clauses: 'F',
  title: { en: 'Connect Four', ru: 'Четыре в ряд', pl: 'Cztery w rzędzie' },
  invitation: {
    en: 'Four discs in a row win. Mind what you leave open.',
    ru: 'Четыре фишки в ряд побеждают. Следите, что оставляете открытым.',
    pl: 'Cztery krążki w rzędzie wygrywają. Uważaj, co zostawiasz otwarte.',
  },
  players: { min: 2, max: 2, usual: 2 },
  fromAge: 6,
  minutes: 5,
  credit: {
    en: 'Connect Four is by Howard Wexler and Ned Strongin (1974); old games with discs in columns came before it.',
    ru: '«Четыре в ряд» придумали Ховард Векслер и Нед Стронгин (1974); фишки по столбцам опускали и до них.',
    pl: '„Cztery w rzędzie” wymyślili Howard Wexler i Ned Strongin (1974); krążki wrzucano do kolumn już wcześniej.',
  },
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
