import { lateWords } from '../../base/ui/late-words.ts';

export const studyWords = lateWords({
  en: () => import('./words/en.ts').then(({ en }) => en),
  ru: () => import('./words/ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/pl.ts').then(({ pl }) => pl),
});

/** The words of questions; loaded with the page that asks them. */
export const w = (): ReturnType<typeof studyWords.read> => studyWords.read();
