import type { en } from '../en/flowchart.ts';

export const pl: typeof en = {
  start: 'Początek',
  end: 'Koniec',
  yes: 'tak',
  no: 'nie',
  title: 'Schemat blokowy',
};
