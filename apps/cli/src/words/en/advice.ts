import { type CountForms, countForm } from '@stolik/kernel/language';
import type { AdviceWords } from '../../play/words.ts';

const counted = (count: number, forms: CountForms): string => `${count} ${countForm('en', count, forms)}`;

export const en: AdviceWords = {
  thinking: 'Let me think…',
  idea: (number, of, move) => `Idea ${number} of ${of}: ${move}`,
  aboutEqual: 'These ideas are about equal.',
  eitherWay: (decided) => (decided === 'won' ? 'You most likely win either way.' : 'You can hardly save this game now.'),
  noIdea: (of) => (of === 1 ? 'There is no other idea here.' : `There are only ${of} ideas here.`),
  whichIdea: '"hint" gives an idea, "hint 2" another one.',
  noHints: 'Several people play here. Start with --hints if everybody agrees to hints and reviews.',
  looking: 'Looking through the game…',
  nothingYet: 'You haven’t decided anything yet.',
  round: (number) => `Round ${number}`,
  turn: (number) => `Turn ${number}`,
  played: (move) => `Played: ${move}`,
  better: (move) => `Better: ${move}`,
  instead: (move) => `Instead: ${move}`,
  again: (times) =>
    `The same idea would have worked on ${counted(times, { one: 'more turn', few: 'more turns', many: 'more turns' })}.`,
  tryIt: 'Type "try" to play on from the moment marked ▶.',
  tryWhat: 'Type "review" first: it finds a moment to try again.',
  tryNone: 'The review of this game has no moment to try again.',
  after: 'over> ',
  afterHelp:
    'Type "review" to look back at the game, "try" to play on from a moment of the review, "log" for the steps, or press Enter to leave.',
};
