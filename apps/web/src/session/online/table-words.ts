import type { NoCode } from '@stolik/wire/messages';
import { lateWords } from '../../base/ui/late-words.ts';
import type { TableWords } from '../../words/en/online/table.ts';

/** The words of a table on the server, `t()`; after `loadTableWords`. */
export const { load: loadTableWords, read: t } = lateWords<TableWords>({
  en: () => import('../../words/en/online/table.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/online/table.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/online/table.ts').then(({ pl }) => pl),
});

/** Why a request came to nothing, in a sentence. */
export const noWords = (code: NoCode): string => t().refusals[code] ?? t().refusals['not-now'] ?? '';
