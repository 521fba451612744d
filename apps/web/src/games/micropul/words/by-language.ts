import { spoken } from '../../../base/messages/spoken.ts';
import type { MicropulWords } from './words.ts';

export const {
  in: wordsOf,
  load: loadWords,
  loadAll: loadAllWords,
} = spoken<MicropulWords>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
});
