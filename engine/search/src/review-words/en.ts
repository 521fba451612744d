import type { Speech } from '@stolik/kernel/telling';
import type { When } from '../course.ts';
import type { ReviewWords, Side } from './words.ts';

const spaced = (score: string): string => (score ? ` ${score}` : '');
const at = (when: When): string => ('round' in when ? `round ${when.round}` : `turn ${when.turn}`);
const during = (when: When): string => `${'round' in when ? 'in' : 'on'} ${at(when)}`;
const During = (when: When): string => `${'round' in when ? 'In' : 'On'} ${at(when)}`;

const who = ({ Name, names }: Speech, { seats, isMine }: Side): string =>
  seats.length === 1 ? Name(seats[0]!) : isMine ? 'Your team' : names(seats);
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const en: ReviewWords = {
  won: (score) => `You won${spaced(score)}.`,
  lost: (score) => `You lost${spaced(score)}.`,
  wins: (names, score) => `${names} won${spaced(score)}.`,
  draw: (score) => (score ? `A draw, ${score}.` : 'A draw.'),
  alone: (isWon, amount) =>
    amount ? `${isWon ? 'You made it' : 'You finished'} with ${amount}.` : isWon ? 'You made it.' : 'Not this time.',
  resigned: ({ does }, seat, when) => `${does(seat, 'gave', 'gave')} up${when ? ` ${during(when)}` : ''}.`,
  counted: (name, score) => `${name}: ${score}.`,
  outOf: (value, limit) => `${value} of ${limit}`,
  lasted: (when) => {
    const [count, unit] = 'round' in when ? [when.round, 'round'] : [when.turn, 'turn'];
    return `The game took ${count} ${unit}${count === 1 ? '' : 's'}.`;
  },
  you: 'you',

  aheadFrom: (speech, side, when) => `${who(speech, side)} led from ${at(when)} to the end.`,
  aheadLate: (speech, side, when) => `${who(speech, side)} took the lead for good only ${during(when)}.`,
  wasAhead: (amount, when) => `${During(when)}, you were ${amount} ahead.`,
  wasBehind: (amount, when) => `${During(when)}, you were ${amount} behind.`,
  hadLess: (amount, when) => `${During(when)}, you had ${amount} less.`,
  hadMore: (amount, when) => `${During(when)}, you had ${amount} more.`,
  changes: (count) => `The lead changed ${times(count)}.`,
  level: 'Nobody ever took the lead.',

  mistakes: (count) => (count === 1 ? 'One decision cost a lot.' : `${count} decisions cost a lot.`),
  noMistakes: {
    won: 'None of your decisions cost much.',
    lost: 'None of your decisions cost much: see what the other side did well.',
    added: 'No single decision cost much, but small losses added up.',
    other: 'No decision cost much.',
  },
  hints: (followed, of) =>
    followed === of
      ? 'You played the first hint every time.'
      : `You played the first hint ${times(followed)} in ${of} decisions.`,
  soFar: (score) => `The score is ${score}.`,

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
