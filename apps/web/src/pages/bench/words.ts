import { lateWords } from '../../base/ui/late-words.ts';
import type { BenchWords } from './words/words.ts';

export const benchWords = lateWords<BenchWords>({
  en: () => import('./words/en.ts').then(({ en }) => en),
  ru: () => import('./words/ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/pl.ts').then(({ pl }) => pl),
});

export const w = (): BenchWords => benchWords.read();
