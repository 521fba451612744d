import type { en } from '../en/rulebook.ts';

export const ru: typeof en = {
  contents: 'В этой книге',
  tries: 'Попробуйте сами',
  print: 'Напечатать',
  clauses: 'Пункты',
  inFull: 'Те же правила по пунктам',
};
