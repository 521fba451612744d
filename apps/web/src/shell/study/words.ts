import { lateWords } from '../../base/ui/late-words.ts';

export const studyWords = lateWords({
  en: () => import('../../words/en/study.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/study.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/study.ts').then(({ pl }) => pl),
});

/** The words of questions; loaded with the page that asks them. */
export const w = (): ReturnType<typeof studyWords.read> => studyWords.read();
