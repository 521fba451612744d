import type { Speech } from '@stolik/kernel/telling';
import type { When } from '../course.ts';
import type { ReviewWords, Side } from './words.ts';

const spaced = (score: string): string => (score ? ` ${score}` : '');
const at = (when: When): string => ('round' in when ? `round ${when.round}` : `turn ${when.turn}`);
const inOrOn = (when: When): string => `${'round' in when ? 'In' : 'On'} ${at(when)}`;

function was({ does, names }: Speech, { seats, isMine }: Side): string {
  if (seats.length > 1) return isMine ? 'Your team was' : `${names(seats)} were`;
  return does(seats[0]!, 'was', 'were');
}

export const en: ReviewWords = {
  won: (score) => `You won${spaced(score)}.`,
  lost: (score) => `You lost${spaced(score)}.`,
  wins: (names, score) => `${names} won${spaced(score)}.`,
  draw: (score) => (score ? `A draw, ${score}.` : 'A draw.'),
  alone: (isWon, amount) =>
    amount ? `${isWon ? 'You made it' : 'You finished'} with ${amount}.` : isWon ? 'You made it.' : 'Not this time.',
  resigned: ({ does }, seat, when) =>
    `${does(seat, 'gave', 'gave')} up${when ? ` ${'round' in when ? 'in' : 'on'} ${at(when)}` : ''}.`,
  counted: (name, score) => `${name}: ${score}.`,
  you: 'you',

  aheadFrom: (speech, side, when) => `${was(speech, side)} ahead from ${at(when)} to the end.`,
  aheadLate: (speech, side, when) => `${was(speech, side)} not ahead until ${at(when)}.`,
  wasAhead: (amount, when) => `${inOrOn(when)}, you were ${amount} ahead.`,
  wasBehind: (amount, when) => `${inOrOn(when)}, you were ${amount} behind.`,
  hadLess: (amount, when) => `${inOrOn(when)}, you had ${amount} less.`,
  hadMore: (amount, when) => `${inOrOn(when)}, you had ${amount} more.`,
  changes: (times) => `The lead changed ${times} times.`,
  level: 'Nobody was ahead at any time.',

  mistakes: (count) => (count === 1 ? 'One decision gave much away.' : `${count} decisions gave much away.`),
  noMistakes: {
    won: 'None of your decisions gave much away.',
    lost: 'None of your decisions gave much away: see what the others did well.',
    added: 'No single decision gave much away, but small things added up.',
    other: 'No decision gave much away.',
  },
  hints: (followed, of) =>
    followed === of ? 'You played the first hint every time.' : `You played the first hint ${followed} times out of ${of}.`,
  soFar: (score) => `It stands ${score}.`,

  fromTheirSeat: (name, why) => `Seen from ${name}’s seat: “${why}”`,

  titles: {
    mistake: 'Something better was possible',
    best: 'The best move',
    yourBest: 'Your best move',
    rival: 'Your opponent’s mistake',
    swing: 'The biggest swing',
    bigSwing: 'A big swing',
    missed: 'A missed chance',
    idea: 'Another idea',
    before: 'Just before the big swing',
    gaveUp: 'Before you gave up',
  },
  chances: 'Chances',
};
