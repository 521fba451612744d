import { spoken } from '../../../base/messages/spoken.ts';
import type { MicropulWords } from './words.ts';

export const {
  in: wordsOf,
  load: loadWords,
  loadAll: loadAllWords,
} = spoken<MicropulWords>({
  en: () => import('../../../words/en/games/micropul/table.ts').then(({ en }) => en),
  ru: () => import('../../../words/ru/games/micropul/table.ts').then(({ ru }) => ru),
  pl: () => import('../../../words/pl/games/micropul/table.ts').then(({ pl }) => pl),
});
