import type { en } from '../en/lively.ts';

export const pl: typeof en = {
  draws: 'remisy',
  turns: 'tur, wszyscy gracze',
  groups: 'zamkniętych grup',
  points: 'punktów gracza',
  leadChanges: 'zmian prowadzenia',
};
