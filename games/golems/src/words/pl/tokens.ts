import type { en } from '../en/tokens.ts';

export const pl: typeof en = {
  tokens: {
    wall: 'ściana',
    water: 'woda',
    stone: 'kamień',
    ice: 'lód',
    portal: 'portal',
    treasure: 'skarb',
    gear: 'zębatka',
    barrel: 'beczka',
    line: 'linia',
    ladder: 'drabina',
    logic: 'żeton logiki',
  },
  things: {
    barrel: 'beczek',
    water: 'żetonów wody',
    ice: 'żetonów lodu',
    stone: 'kamieni',
    portal: 'portali',
    straight: 'prostych linii',
    turn: 'zakrętów linii',
  },
  barrels: (contents) => `beczek, w których jest ${contents},`,
  ladders: (letter, isUp) => `drabin ${letter} ${isUp ? 'w górę' : 'w dół'}`,
  logic: (name) => `żetonów ${name}`,
};
