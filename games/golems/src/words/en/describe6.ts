import type { View6 } from '../../v6/view.ts';

export const en = {
  round: ({ round, rounds, row }: Pick<View6, 'round' | 'rounds' | 'row'>): string =>
    `Round ${round} of ${rounds}${row === null ? '' : `, row ${row}`}`,
  out: 'out',
  damage: 'damage',
  strength: 'strength',
  range: 'range',
  rows: 'rows',
  program: 'program',
  luck: 'luck',
  subprogram: 'subprogram',
  items: 'items',
  token: (name: string): string => `token ${name}`,
  asks: {
    subprogram: 'Lay out a Subprogram',
    program: 'Write a program',
    logic: 'Use the logic token',
    choose: 'Choose a command',
    exit: 'Come out of the water',
    teleport: 'Black hole: move the golem',
  },
  nobody: 'nobody wins',
  won: (name: string): string => `the winner is ${name}`,
};
