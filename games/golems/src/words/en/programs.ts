import { countForm } from '@stolik/kernel/language';
import type { ProgramFacts } from '../../programs/text.ts';

const counted = (rows: number): string => `${rows} ${countForm('en', rows, { one: 'row', few: 'rows', many: 'rows' })}`;
const length = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} must be filled` : `${fewest} to ${most} are allowed`;

export const en = {
  cards: {
    F: 'Forward',
    B: 'Back',
    L: 'Left',
    R: 'Right',
    S: 'Stay',
    D: 'Defend',
  },
  bonuses: {
    repeat: 'Repeat 2',
    cycle: 'Cycle 2',
    if: 'If',
    while: 'While',
    call: 'Call',
  },
  tests: {
    any: 'obstacle ahead?',
    barrel: 'barrel ahead?',
    wall: 'wall ahead?',
    water: 'water ahead?',
    hit: 'attacked?',
  },
  goesOn: {
    any: 'no obstacle ahead',
    barrel: 'no barrel ahead',
    wall: 'no wall ahead',
    water: 'no water ahead',
  },
  yes: 'yes',
  no: 'no',
  refusals: {
    'rows-wrong': ({ rows, fewest, most }: ProgramFacts): string => `This program has ${counted(rows)}; ${length(fewest, most)}.`,
    'card-too-many': ({ card, laid, has }: ProgramFacts): string =>
      `“${card}” is used ${laid} times, but there ${has === 1 ? 'is' : 'are'} ${has} in hand.`,
    'bonus-not-allowed': ({ card }: ProgramFacts): string => `“${card}” can’t be used this round.`,
    'two-bonuses': (): string => 'Only one bonus card may be used in a round.',
    'no-subprogram': (): string => 'There is no Subprogram to call: none was laid before the game.',
    'sensor-unknown': ({ sensor }: ProgramFacts): string =>
      `There is no sensor “${sensor}”; sensors know barrel, wall and water.`,
    'while-hit': (): string => '“While” can’t ask “attacked?”. Only “If” can.',
    'while-card': ({ card }: ProgramFacts): string => `“While” can’t hold “${card}”: it would loop forever.`,
    'inner-card': (): string => 'A bonus card can’t hold another bonus card.',
    'bonus-unfinished': ({ card, needs }: ProgramFacts): string =>
      `After “${card}” ${needs === 1 ? 'comes the card to repeat' : 'come the “Then” card and the “Else” card'}, a row each.`,
    'chassis-forbids': ({ card }: ProgramFacts): string => `The damaged chassis doesn’t allow “${card}”.`,
    'kids-card': ({ card }: ProgramFacts): string => `“${card}” isn’t part of the children’s game.`,
    'program-unknown': (): string => 'This isn’t a program.',
  },
};
