import { lateWords } from '../../base/ui/late-words.ts';

export const learnWords = lateWords({
  en: () => import('../../words/en/learn.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/learn.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/learn.ts').then(({ pl }) => pl),
});

export const w = (): ReturnType<typeof learnWords.read> => learnWords.read();
