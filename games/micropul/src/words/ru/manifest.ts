import type { en } from '../en/manifest.ts';

export const ru: typeof en = {
  title: 'micropul',
  invitation: 'Жетоны приносят жетоны. Камни занимают группы.',
  credit: 'micropul придумал Жан-Франсуа Лассонд (версия 1.2.1, 2004 год).',
};
