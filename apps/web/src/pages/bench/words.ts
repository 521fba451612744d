import { lateWords } from '../../base/ui/late-words.ts';
import type { BenchWords } from './bench-words.ts';

export const benchWords = lateWords<BenchWords>({
  en: () => import('../../words/en/bench.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/bench.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/bench.ts').then(({ pl }) => pl),
});

export const w = (): BenchWords => benchWords.read();
