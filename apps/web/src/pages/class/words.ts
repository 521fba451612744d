import { lateWords } from '../../base/ui/late-words.ts';
import type { DeskWords } from './words/desk-en.ts';
import type { PupilWords } from './words/pupil-en.ts';
import type { WallWords } from './words/wall-en.ts';

export const pupilWords = lateWords<PupilWords>({
  en: () => import('./words/pupil-en.ts').then(({ en }) => en),
  ru: () => import('./words/pupil-ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/pupil-pl.ts').then(({ pl }) => pl),
});

export const wallWords = lateWords<WallWords>({
  en: () => import('./words/wall-en.ts').then(({ en }) => en),
  ru: () => import('./words/wall-ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/wall-pl.ts').then(({ pl }) => pl),
});

export const deskWords = lateWords<DeskWords>({
  en: () => import('./words/desk-en.ts').then(({ en }) => en),
  ru: () => import('./words/desk-ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/desk-pl.ts').then(({ pl }) => pl),
});

export const pw = (): PupilWords => pupilWords.read();
export const ww = (): WallWords => wallWords.read();
export const dw = (): DeskWords => deskWords.read();
