import { lateWords } from '../../base/ui/late-words.ts';
import type { en } from '../../words/en/show.ts';

export type ShowWords = typeof en;

/** Fetched with the card of the end. */
export const showWords = lateWords<ShowWords>({
  en: () => import('../../words/en/show.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/show.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/show.ts').then(({ pl }) => pl),
});
