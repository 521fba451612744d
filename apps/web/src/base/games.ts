import type { Json } from '@stolik/kernel/json';
import type { Words } from '@stolik/kernel/language';

/** What the home page knows of a game before any of its code is loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: Words;
  readonly invitation: Words;
  readonly players: { readonly min: number; readonly max: number };
  readonly fromAge: number;
  /** About how long a game for two takes. */
  readonly minutes: number;
  /** What is played by the youngest: options of a table for two. */
  readonly forChildren?: { readonly [key: string]: Json };
  readonly forOneChild?: { readonly [key: string]: Json };
  /** Several battles can be played as a series with a standing. */
  readonly hasTournament?: true;
  /** Token of the felt's colour. */
  readonly felt: string;
  /** Where stools stand around the little table, by seat. */
  readonly stools: readonly ('n' | 'e' | 's' | 'w')[];
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'micropul',
    title: { en: 'micropul', ru: 'micropul', pl: 'micropul' },
    invitation: {
      en: 'Tiles earn tiles. Stones claim groups.',
      ru: 'Жетоны приносят жетоны. Камни занимают группы.',
      pl: 'Żetony dają żetony. Kamienie zajmują grupy.',
    },
    players: { min: 1, max: 2 },
    fromAge: 7,
    minutes: 20,
    felt: '--felt-mp',
    stools: ['s', 'n'],
  },
  {
    id: 'circuit',
    title: { en: 'Don’t Short the Circuit!', ru: 'Не закороти цепь!', pl: 'Nie zrób zwarcia!' },
    invitation: {
      en: 'Close a chain from plus to minus. Burn nothing.',
      ru: 'Замкните цепь от плюса к минусу. И ничего не сожгите.',
      pl: 'Zamknij obwód od plusa do minusa. Niczego nie spal.',
    },
    players: { min: 2, max: 6 },
    fromAge: 8,
    minutes: 20,
    felt: '--felt-ci',
    stools: ['w', 'e', 'n'],
  },
  {
    id: 'golems6',
    title: { en: 'Golems 6.1', ru: 'Големы 6.1', pl: 'Golemy 6.1' },
    invitation: {
      en: 'Write a program in secret. Watch it meet the others.',
      ru: 'Составьте программу втайне. И смотрите, как она встретит другие.',
      pl: 'Ułóż program w tajemnicy. I patrz, jak spotka inne.',
    },
    players: { min: 1, max: 4 },
    fromAge: 6,
    minutes: 20,
    forChildren: { scenario: 'treasure' },
    forOneChild: { scenario: 'nine-cards' },
    hasTournament: true,
    felt: '--felt-go',
    stools: ['w', 'e'],
  },
  {
    id: 'golems4',
    title: { en: 'Golems 4.0', ru: 'Големы 4.0', pl: 'Golemy 4.0' },
    invitation: {
      en: 'The elder edition: robots that break and get repaired.',
      ru: 'Старшее издание: роботы ломаются и чинятся.',
      pl: 'Starsze wydanie: roboty psują się i dają się naprawić.',
    },
    players: { min: 1, max: 4 },
    fromAge: 8,
    minutes: 20,
    felt: '--felt-g4',
    stools: ['s', 'n'],
  },
];

export const findGame = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);
