import { golems4Puzzles } from '@stolik/golems/puzzles/v4';
import { golems4 } from '@stolik/golems/v4/game';
import type { AnyGame } from '@stolik/kernel/game';
import type { Rulebook, RulebookArt } from '../../shell/rulebook/rulebook.ts';
import type { DrawnEdition } from '../golems/model/edition.ts';
import { rulebookArt } from '../golems/rulebook-art.ts';
import { drawn4 } from './drawn.ts';
import { PARTS } from './rulebook-parts.ts';

export const rulebook: Rulebook = {
  game: golems4 as AnyGame,
  cases: golems4Puzzles.cases,
  art: rulebookArt(drawn4 as DrawnEdition) as RulebookArt,
  parts: PARTS,
  words: {
    en: () => import('../../words/en/games/golems4/rulebook.ts').then(({ en }) => en),
    ru: () => import('../../words/ru/games/golems4/rulebook.ts').then(({ ru }) => ru),
    pl: () => import('../../words/pl/games/golems4/rulebook.ts').then(({ pl }) => pl),
  },
};
