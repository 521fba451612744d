import type { en } from '../en/manifest.ts';

export const pl: typeof en = {
  title: 'micropul',
  invitation: 'Żetony dają żetony. Kamienie zajmują grupy.',
  credit: 'micropul wymyślił Jean-François Lassonde (wersja 1.2.1, 2004).',
};
