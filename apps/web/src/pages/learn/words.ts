import { lateWords } from '../../base/ui/late-words.ts';

export const learnWords = lateWords({
  en: () => import('./words/en.ts').then(({ en }) => en),
  ru: () => import('./words/ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/pl.ts').then(({ pl }) => pl),
});

export const w = (): ReturnType<typeof learnWords.read> => learnWords.read();
