import type { en } from '../en/free.ts';

export const pl: typeof en = {
  goal: 'Jaki ruch jest tu najlepszy?',
  says: 'Nie ma jednej dobrej odpowiedzi: zagraj tak, jak wydaje ci się najlepiej.',
};
