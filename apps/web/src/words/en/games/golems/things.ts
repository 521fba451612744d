import type { ThingCatalog } from '../../../../games/golems/words/things.ts';

export const en: ThingCatalog = {
  kids: {
    wall: 'A wall: nobody gets through.',
    barrel: 'A barrel: a golem pushes it along, if there is room behind it.',
  },
  cards: {
    F: 'Forward: one cell ahead; a barrel there is pushed.',
    B: 'Back: one cell backwards, without turning.',
    L: 'Left: turns left on the spot.',
    R: 'Right: turns right on the spot.',
    S: 'Stay: nothing moves in this row.',
    D: 'Defend: weakens the strikes of this row.',
    if: 'If: asks what is ahead, then does the card for yes or the card for no.',
    while: 'While: does its card again and again as long as no obstacle is ahead. An endless loop does one damage.',
    call: 'Call: does both cards of your Subprogram in one row.',
  },
  asks: {
    if: {
      any: 'obstacle?',
      barrel: 'barrel?',
      wall: 'wall?',
      water: 'water?',
      hit: 'attacked?',
    },
    while: {
      any: 'way is free',
      barrel: 'no barrel',
      wall: 'no wall',
      water: 'no water',
      hit: '',
    },
  },
  components: {
    processor: 'The processor sets how many rows the program has.',
    weapon: 'The weapon sets how hard and how far the robot attacks.',
    chassis: 'The chassis carries the robot; broken, it blocks one command.',
  },
  numbers: {
    rows: 'rows',
    power: 'strength',
    reach: 'range',
  },
  forbidden: (card) => `no “${card}”`,
  allowed: (card) => `“${card}” again`,
};
