import { spoken } from '../../../base/messages/spoken.ts';
import type { CircuitWords } from './words.ts';

export const {
  in: wordsOf,
  load: loadWords,
  loadAll: loadAllWords,
} = spoken<CircuitWords>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
});
