import type { NoCode } from '@stolik/wire/messages';
import { lateWords } from '../../base/ui/late-words.ts';
import type { TableWords } from './words/table-en.ts';

/** The words of a table on the server, `t()`; after `loadTableWords`. */
export const { load: loadTableWords, read: t } = lateWords<TableWords>({
  en: () => import('./words/table-en.ts').then(({ en }) => en),
  ru: () => import('./words/table-ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/table-pl.ts').then(({ pl }) => pl),
});

/** Why a wish came to nothing, in a sentence. */
export const noWords = (code: NoCode): string => t().refusals[code] ?? t().refusals['not-now'] ?? '';
