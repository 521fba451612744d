import { lateWords } from '../../base/ui/late-words.ts';
import type { DeskWords } from '../../words/en/class/desk.ts';
import type { PupilWords } from '../../words/en/class/pupil.ts';
import type { WallWords } from '../../words/en/class/wall.ts';

export const pupilWords = lateWords<PupilWords>({
  en: () => import('../../words/en/class/pupil.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/class/pupil.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/class/pupil.ts').then(({ pl }) => pl),
});

export const wallWords = lateWords<WallWords>({
  en: () => import('../../words/en/class/wall.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/class/wall.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/class/wall.ts').then(({ pl }) => pl),
});

export const deskWords = lateWords<DeskWords>({
  en: () => import('../../words/en/class/desk.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/class/desk.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/class/desk.ts').then(({ pl }) => pl),
});

export const pw = (): PupilWords => pupilWords.read();
export const ww = (): WallWords => wallWords.read();
export const dw = (): DeskWords => deskWords.read();
