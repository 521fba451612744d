import type { en } from '../en/rulebook.ts';

export const pl: typeof en = {
  contents: 'W tej instrukcji',
  tries: 'Wypróbuj tutaj',
  print: 'Drukuj',
  clauses: 'Punkty',
  inFull: 'Te same zasady, punkt po punkcie',
};
