import type { en } from '../en/characters.ts';

export const pl: typeof en = {
  oto: {
    name: 'Oto',
    epithet: 'zabijaka',
  },
  volt: {
    name: 'Wolt',
    epithet: 'budowniczy',
  },
  ada: {
    name: 'Ada',
    epithet: 'ryzykantka',
  },
  bit: {
    name: 'Bit',
    epithet: 'chytry lis',
  },
  ohm: {
    name: 'Om',
    epithet: 'sama ostrożność',
  },
  zuse: {
    name: 'Zuse',
    epithet: 'mistrz',
  },
  statue: {
    name: 'Posąg',
    epithet: 'ani drgnie',
  },
  copycat: {
    name: 'Papuga',
    epithet: 'robi jak ty',
  },
};
