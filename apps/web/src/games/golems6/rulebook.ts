import { golems6Puzzles } from '@stolik/golems/puzzles/v6';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import type { Rulebook, RulebookArt } from '../../shell/rulebook/rulebook.ts';
import type { DrawnEdition } from '../golems/model/edition.ts';
import { rulebookArt } from '../golems/rulebook-art.ts';
import { drawn6 } from './drawn.ts';
import { PARTS } from './rulebook-parts.ts';

export const rulebook: Rulebook = {
  game: golems6 as AnyGame,
  cases: golems6Puzzles.cases,
  art: rulebookArt(drawn6 as DrawnEdition) as RulebookArt,
  parts: PARTS,
  words: {
    en: () => import('../../words/en/games/golems6/rulebook.ts').then(({ en }) => en),
    ru: () => import('../../words/ru/games/golems6/rulebook.ts').then(({ ru }) => ru),
    pl: () => import('../../words/pl/games/golems6/rulebook.ts').then(({ pl }) => pl),
  },
};
