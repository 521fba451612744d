import { lateWords } from '../../base/ui/late-words.ts';
import type { en } from '../../words/en/rulebook.ts';

export type RulebookPageWords = typeof en;

export const rulebookWords = lateWords<RulebookPageWords>({
  en: () => import('../../words/en/rulebook.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/rulebook.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/rulebook.ts').then(({ pl }) => pl),
});
