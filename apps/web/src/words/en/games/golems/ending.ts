import { countForm } from '@stolik/kernel/language';
import type { EndingWords } from '../../../../games/golems/words/ending.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;
/** “1 point of damage” becomes “1 more point of damage”. */
const change = (unit: string, word: 'more' | 'fewer'): string => unit.replace(' ', ` ${word} `);
const listOf = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

export const en: EndingWords = {
  of: {
    golems6: {
      golem: 'golem',
      unit: (n) => counted(n, 'point of damage', 'points of damage'),
      left: (n) => counted(n, 'point of damage', 'points of damage'),
      whole: 'And without any damage!',
    },
    golems4: {
      golem: 'robot',
      unit: (n) => counted(n, 'broken component', 'broken components'),
      left: (n) => counted(n, 'point of damage', 'points of damage'),
      whole: 'And with nothing broken!',
    },
  },
  madeIt: (used, all) => `You made it! ${used} of ${counted(all, 'card', 'cards')} were enough.`,
  cardsOver: 'The cards are used up, and the goal is still waiting.',
  again: 'See where the cards went, and try another way!',
  last: (name, isMe, golem, hasBots) =>
    `${isMe ? 'Your' : `${name}’s`} ${golem} is the last ${hasBots ? 'of the players’ ' : 'one '}on the field.`,
  gaveUp: (names, isMe) => (isMe ? 'You gave up.' : `${listOf(names)} gave up.`),
  nobodyLeft: (unit) => `${change(unit, 'more')}, and nobody would have been left.`,
  fewest: (unit, against) => `The least damaged wins: ${unit} against ${against}.`,
  fewer: (unit, areStrikesCounted) =>
    `${change(unit, 'fewer')}, and ${areStrikesCounted ? 'strikes would have decided it' : 'it would have been a tie'}.`,
  equal: (unit) => `A tie at the top: ${unit} each.`,
  oneMore: (unit) => `${change(unit, 'more')} on either of the two would have decided it.`,
  onWinner: (unit) => `${change(unit, 'more')} on the winner, and it would have gone the other way.`,
  dealt: (a, b) => `A tie for the least damage, so strikes decide: ${a} against ${b}.`,
  items: (a, b) => `The most gears decide: ${a} against ${b}.`,
};
